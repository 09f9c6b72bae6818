import { css } from '@linaria/core';
import { tallyDue } from '../../../schema/installments/due.ts';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { tehranDay } from '../../../schema/kit/tehran.ts';
import { useApp } from '../../kit/actors.tsx';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason, failureText } from '../../kit/feedback/failure-text.ts';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { Card } from '../../kit/page/page.tsx';
import { words } from '../../kit/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { useBalance } from '../plans-state.ts';
import { due, failures, plan } from '../texts.ts';

const label = css`
  ${text.caption}
  color: ${colour.soft};
`;
const head = css`
  display: flex;
  flex-direction: column;
`;
const dues = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  & > p {
    display: flex;
    flex: 1 1 9rem;
    flex-direction: column;
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.control};
    background: ${colour.warnTint};
    color: ${colour.warn};
    ${text.caption}
    font-weight: ${weight.medium};
  }
  & > p[data-state='overdue'] {
    background: ${colour.dangerTint};
    color: ${colour.danger};
  }
  & strong {
    ${text.body}
    font-weight: ${weight.bold};
  }
  & small {
    color: inherit;
  }
`;

/** What the patient owes, and what of their cheques is due. */
export const Debt = ({ workflow, cheques }: { readonly workflow: string; readonly cheques: readonly InstallmentCheck[] }) => {
  const { value, failure, busy } = useBalance(workflow);
  const send = useSendList(workflow);
  const today = useApp(({ at }) => tehranDay(at));
  const tally = tallyDue(cheques, today);
  return (
    <>
      {failure ? (
        <Banner
          tone={value ? 'warning' : 'problem'}
          announced
          action={
            <Button tone="quiet" busy={busy} onClick={() => send({ type: 'part.retried', part: 'balance', at: now() })}>
              {words.retry}
            </Button>
          }
        >
          {value ? plan.staleDebt(failureReason(failure)) : failureText(failure, { fallback: failures.finances })}
        </Banner>
      ) : null}
      {failure && !value ? null : (
        <Card>
          <div className={head} aria-busy={busy}>
            <span className={label}>{value && value.debt < 0 ? plan.credit : plan.debt}</span>
            {value === null ? (
              <Bone width="55%" height="40px" />
            ) : value.debt === 0 ? (
              <p>{plan.noDebt}</p>
            ) : (
              <>
                <Amount toman={Math.abs(value.debt)} size="figure" tone={value.debt > 0 ? 'debt' : 'credit'} />
                {value.debt < 0 ? <p>{plan.noDebt}</p> : null}
              </>
            )}
          </div>
          {tally.overdue + tally.soon > 0 ? (
            <div className={dues}>
              {tally.overdue > 0 ? (
                <p data-state="overdue">
                  {due.overdue(tally.overdue)}
                  <strong>
                    <Amount toman={tally.overdueSum} />
                  </strong>
                </p>
              ) : null}
              {tally.soon > 0 ? (
                <p>
                  {due.soon(tally.soon)}
                  <strong>
                    <Amount toman={tally.soonSum} />
                  </strong>
                </p>
              ) : null}
            </div>
          ) : null}
        </Card>
      )}
    </>
  );
};
