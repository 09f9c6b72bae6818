import { css } from '@linaria/core';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { behindStyle } from '../../kit/figures/behind.ts';
import { PlusIcon } from '../../kit/icons/actions.tsx';
import type { Icon } from '../../kit/icons/icon.tsx';
import { CalendarIcon, PersonIcon } from '../../kit/icons/places.tsx';
import { ForwardIcon, PaymentIcon } from '../../kit/icons/things.tsx';
import { ActionBar } from '../../kit/page/action-bar.tsx';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { useWorkflow } from '../../kit/page/open-workflow.ts';
import { Page } from '../../kit/page/page.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { pageWords } from '../../kit/page/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { account } from '../texts.ts';
import { useBalance, usePayer } from './account-state.ts';
import { AccountTrouble } from './account-trouble.tsx';
import { Balance } from './balance.tsx';

const meter = css`
  block-size: 10px;
  border-radius: ${radius.round};
  background: ${colour.sunken};
  overflow: clip;
  & > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${colour.accent};
  }
`;
const sums = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space(4)};
  & dt {
    ${text.caption}
    color: ${colour.soft};
  }
  & dd {
    ${text.lead}
    font-weight: ${weight.bold};
  }
`;
const share = css`
  ${text.caption}
  color: ${colour.soft};
`;
const ways = css`
  display: flex;
  flex-direction: column;
  border-radius: ${radius.card};
  background: ${colour.surface};
  box-shadow: 0 0 0 1px ${colour.line};
  overflow: clip;
  & > a {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    min-block-size: 60px;
    padding-inline: ${space(4)};
    font-weight: ${weight.medium};
    &:focus-visible {
      outline-offset: -3px;
    }
    @media (hover: hover) {
      &:hover {
        background: ${colour.sunken};
      }
    }
  }
  & > a + a {
    border-block-start: 1px solid ${colour.line};
  }
  & svg:first-child {
    color: ${colour.accent};
  }
  & svg:last-child {
    margin-inline-start: auto;
    color: ${colour.faint};
  }
`;

const Way = ({ to, icon: Glyph, label }: { readonly to: string; readonly icon: Icon; readonly label: string }) => (
  <Link href={to}>
    <Glyph />
    {label}
    <ForwardIcon size={18} />
  </Link>
);

/** A sum of the account, the room for one that is on its way, or nothing where the provider names none. */
const Sum = ({ label, toman, waiting }: { readonly label: string; readonly toman: number | null; readonly waiting: boolean }) =>
  toman === null && !waiting ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{toman === null ? <Bone width="70%" /> : <Amount toman={toman} />}</dd>
    </div>
  );

/** How many per cent of a cost are paid: all of it only where nothing is left, and none only where nothing was paid. */
const paidPart = (paid: number, cost: number): number => {
  if (paid <= 0) return 0;
  return paid >= cost ? 100 : Math.min(99, Math.max(1, Math.round((100 * paid) / cost)));
};

const FinancialsOf = ({ workflow }: { readonly workflow: string }) => {
  const { id, value: payer, lost } = usePayer(workflow, 'patient');
  const { value: balance, failure, behind } = useBalance(workflow, 'patient');
  const send = useSendList(workflow);
  const [cost, paid] = [balance?.total_cost ?? null, balance?.total_payments ?? null];
  const waiting = balance === null;
  // Of a cost that discounts took whole, or more than that, nothing that was paid is a part.
  const percent = cost !== null && cost > 0 && paid !== null ? paidPart(paid, cost) : null;
  return (
    <>
      <PageHeader title={account.financials} detail={payer === null ? undefined : payer.name || pageWords.unknown} back={`/patient/${id}`} />
      <Page>
        {lost ? (
          <AccountTrouble workflow={workflow} kind="patient" />
        ) : (
          <>
            <Balance workflow={workflow} kind="patient">
              {waiting && failure ? null : (
                <>
                  {percent === null && !waiting ? null : (
                    <div className={behindStyle} data-behind={behind}>
                      <div className={meter} aria-hidden="true">
                        <span style={{ inlineSize: `${percent ?? 0}%` }} />
                      </div>
                      <p className={share}>{percent === null ? <Bone width="40%" /> : account.paidShare(percent)}</p>
                    </div>
                  )}
                  <dl className={`${sums} ${behindStyle}`} data-behind={behind}>
                    <Sum label={account.totalCost} toman={cost} waiting={waiting} />
                    <Sum label={account.totalPayments} toman={paid} waiting={waiting} />
                  </dl>
                </>
              )}
            </Balance>
            <nav className={ways} aria-label={account.financials}>
              <Way to={`/patient/${id}/payments`} icon={PaymentIcon} label={account.payments} />
              <Way to={`/patient/${id}/installments`} icon={CalendarIcon} label={account.installments} />
              <Way to={`/patient/${id}`} icon={PersonIcon} label={account.file} />
            </nav>
          </>
        )}
      </Page>
      {lost ? null : (
        <ActionBar>
          <Button tone="primary" icon={PlusIcon} onClick={() => send({ type: 'row.add' })}>
            {account.add}
          </Button>
        </ActionBar>
      )}
    </>
  );
};

/** What a patient owes, what the treatments cost, and what was paid. */
export const PatientFinancials = () => {
  const workflow = useWorkflow();
  return <FinancialsOf key={workflow} workflow={workflow} />;
};
