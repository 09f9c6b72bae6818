import { css } from '@linaria/core';
import { contractOn } from '../../schema/contracts/holding.ts';
import { basisOf, shareOf, tariffOf } from '../../schema/contracts/share.ts';
import { persianOrder } from '../../schema/kit/persian-text.ts';
import { tehranDay } from '../../schema/kit/tehran.ts';
import { useApp } from '../kit/actors.tsx';
import { LinkButton } from '../kit/controls/link-button.tsx';
import { DownIcon } from '../kit/icons/things.tsx';
import { Card } from '../kit/page/page.tsx';
import { sectionHeadStyle } from '../kit/page/sections.tsx';
import { Sought } from '../kit/page/staged/sought.tsx';
import { pageWords } from '../kit/page/texts.ts';
import { useListState } from '../kit/resources.ts';
import { colour, radius, space, text, weight } from '../kit/theme/tokens.ts';
import { useTerms } from './terms.ts';
import { shares } from './texts.ts';
import { contractName } from './wording.ts';

const box = css`
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: 0 0 0 1px ${colour.line};
`;
const head = css`
  & > small {
    display: block;
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
`;
const inside = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  padding: 0 ${space(4)} ${space(3)};
`;
const list = css`
  & > li {
    padding-block: ${space(2)};
    border-block-start: 1px solid ${colour.line};
  }
  & p:first-child {
    font-weight: ${weight.bold};
  }
  & small {
    ${text.caption}
    color: ${colour.soft};
  }
`;

/** What every service earns the dentist at a clinic under the contract of today, worked out in words. */
export const Shares = ({ clinic }: { readonly clinic: number }) => {
  const today = useApp(({ at }) => tehranDay(at));
  const { terms, lists } = useTerms(clinic);
  const { unreadable } = useListState('procedureTypes');
  const { contracts, tariffs } = terms;
  if (contracts === null || tariffs === null || lists.procedureTypes === null || contracts.length === 0) return null;
  const contract = contractOn(contracts, today);
  if (contract === null) return null;
  const services = lists.procedureTypes.toSorted((one, other) => persianOrder(one.name, other.name));
  if (services.length === 0) {
    if (unreadable > 0) return null;
    return (
      <Card title={shares.title}>
        <p>{shares.noServices}</p>
        <LinkButton to="/procedure-types">{shares.toServices}</LinkButton>
      </Card>
    );
  }
  return (
    <details className={box}>
      <summary className={sectionHeadStyle}>
        <span className={head}>
          {shares.title}
          <small>{contractName(contract)}</small>
        </span>
        <DownIcon />
      </summary>
      <div className={inside}>
        <Sought rows={services} textOf={({ name }) => name}>
          {(found) => (
            <ul className={list} aria-label={shares.title}>
              {found.map(({ id, name, price }) => {
                const earned = { contract, tariff: tariffOf(tariffs, contract.id, id), cost: price };
                const basis = basisOf(earned);
                return (
                  <li key={id}>
                    <p>{name}</p>
                    <p>
                      {basis === 'percent' && contract.percent == null ? pageWords.unknown : shares.sentence(price, shareOf([earned]))}{' '}
                      <small>{shares.basis[basis]}</small>
                    </p>
                  </li>
                );
              })}
            </ul>
          )}
        </Sought>
      </div>
    </details>
  );
};
