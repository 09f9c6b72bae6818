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
import { behindStyle } from '../../kit/figures/behind.ts';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { Card } from '../../kit/page/page.tsx';
import { words } from '../../kit/texts.ts';
import { colour, text } from '../../kit/theme/tokens.ts';
import { DueSums } from '../due/due-sums.tsx';
import { useBalance } from '../plans-state.ts';
import { failures, plan } from '../texts.ts';

const label = css`
  ${text.caption}
  color: ${colour.soft};
`;
const head = css`
  display: flex;
  flex-direction: column;
  /* As high with words as with a figure. */
  min-block-size: 61px;
`;

/** The balance could not be loaded, or what came of it could not be read; with the way to ask again. */
export const BalanceTrouble = ({ workflow }: { readonly workflow: string }) => {
  const { value, failure, busy } = useBalance(workflow);
  const send = useSendList(workflow);
  if (failure === null) return null;
  return (
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
  );
};

/** What the patient owes, as far as that is known, and what of their cheques is due. */
export const Debt = ({ workflow, cheques }: { readonly workflow: string; readonly cheques: readonly InstallmentCheck[] }) => {
  const { value, failure, busy, behind } = useBalance(workflow);
  const today = useApp(({ at }) => tehranDay(at));
  return (
    <>
      <BalanceTrouble workflow={workflow} />
      <Card>
        <div className={`${head} ${behindStyle}`} aria-busy={busy} data-behind={behind}>
          <span className={label}>{value && value.debt < 0 ? plan.credit : plan.debt}</span>
          {value === null ? (
            failure ? (
              <p>{plan.unknown}</p>
            ) : (
              <Bone width="55%" height="40px" />
            )
          ) : value.debt === 0 ? (
            <p>{plan.noDebt}</p>
          ) : (
            <>
              <Amount toman={Math.abs(value.debt)} size="figure" tone={value.debt > 0 ? 'debt' : 'credit'} />
              {value.debt < 0 ? <p>{plan.noDebt}</p> : null}
            </>
          )}
        </div>
        <DueSums tally={tallyDue(cheques, today)} />
      </Card>
    </>
  );
};
