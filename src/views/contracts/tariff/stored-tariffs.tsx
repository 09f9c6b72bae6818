import { css } from '@linaria/core';
import { standingOf } from '../../../machines/contracts/timeline.ts';
import type { AnyRow } from '../../../machines/kit/rows.ts';
import type { StagedContext } from '../../../machines/kit/staged/context.ts';
import type { ConstantTariff, Contract } from '../../../schema/clinics/contract.ts';
import type { ProcedureType } from '../../../schema/clinics/procedure-type.ts';
import { contractOn } from '../../../schema/contracts/holding.ts';
import { persianOrder } from '../../../schema/kit/persian-text.ts';
import { Amount } from '../../kit/figures/amount.tsx';
import { Row } from '../../kit/list/row.tsx';
import { Card } from '../../kit/page/page.tsx';
import { Sought } from '../../kit/page/staged/sought.tsx';
import { StoredRow } from '../../kit/page/staged/stored-row.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, space, text, weight } from '../../kit/theme/tokens.ts';
import { staged, standing, tariff as texts } from '../texts.ts';
import { contractName } from '../wording.ts';

const list = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`;
const heading = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
  ${text.body}
  font-weight: ${weight.bold};
  & > small {
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
`;

interface StoredTariffsProps {
  readonly workflow: string;
  readonly context: Pick<StagedContext<object, object, AnyRow>, 'record' | 'rows'>;
  /** The lists that these are of; null for one that could not be loaded. */
  readonly contracts: readonly Contract[] | null;
  readonly tariffs: readonly ConstantTariff[] | null;
  readonly services: readonly ProcedureType[] | null;
  /** Whether all that the provider has could be read: else none is not empty. */
  readonly whole: boolean;
  /** Tehran's. */
  readonly today: string;
  readonly disabled: boolean;
}

/** The prices that a clinic has, contract by contract, each of which can be changed or deleted. */
export const StoredTariffs = ({ workflow, context, contracts, tariffs, services, whole, today, disabled }: StoredTariffsProps) => {
  // Nobody can say which there are; that stands above the fields.
  if (contracts === null || tariffs === null) return null;
  const nameOf = (id: number): string => services?.find((service) => service.id === id)?.name ?? pageWords.unknown;
  const holding = contractOn(contracts, today);
  const groupsOf = (found: readonly ConstantTariff[]) =>
    contracts
      .toSorted((one, other) => (one.start_date < other.start_date ? 1 : -1))
      .map((contract) => ({
        contract,
        rows: found
          .filter((tariff) => tariff.contract === contract.id)
          .toSorted((one, other) => persianOrder(nameOf(one.procedure_type), nameOf(other.procedure_type))),
      }))
      .filter(({ rows }) => rows.length > 0);
  return (
    <Card title={texts.stored}>
      {tariffs.length === 0 && whole ? <p>{`${texts.empty} ${texts.emptyHelp}`}</p> : null}
      <Sought rows={tariffs} textOf={({ procedure_type }) => nameOf(procedure_type)}>
        {(found, _, drawn) =>
          groupsOf(found).map(({ contract, rows }) => (
            <section key={contract.id} className={list} aria-label={contractName(contract)}>
              <h3 className={heading}>
                {contractName(contract)}
                <small>{standingOf(contract, holding, today) === 'past' ? `${standing.past}، ${texts.count(rows.length)}` : texts.count(rows.length)}</small>
              </h3>
              <ul className={list}>
                {rows.slice(0, drawn).map((tariff) => (
                  <li key={tariff.id}>
                    <StoredRow workflow={workflow} context={context} row={tariff} name={nameOf(tariff.procedure_type)} disabled={disabled}>
                      {(end, changing) => (
                        <Row
                          title={nameOf(tariff.procedure_type)}
                          detail={<Amount toman={tariff.price} />}
                          {...(changing ? { note: staged.inHand } : {})}
                          end={end}
                        />
                      )}
                    </StoredRow>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </Sought>
    </Card>
  );
};
