import { css } from '@linaria/core';
import { standingOf } from '../../../schema/patients/financial-status.ts';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason, failureText } from '../../kit/feedback/failure-text.ts';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { behindStyle } from '../../kit/figures/behind.ts';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { unrecordedSums } from '../../kit/page/list/texts.ts';
import { Card } from '../../kit/page/page.tsx';
import { words } from '../../kit/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { account, failures } from '../texts.ts';
import { type Kind, useBalance, useIsPersonal } from './account-state.ts';

const head = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  /* As high with words as with a figure. */
  min-block-size: 65px;
`;
const name = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${text.caption}
  color: ${colour.soft};
`;
const badge = css`
  padding-inline: ${space(2)};
  border-radius: ${radius.small};
  font-weight: ${weight.bold};
  background: ${colour.sunken};
  &[data-state='debt'] {
    background: ${colour.dangerTint};
    color: ${colour.danger};
  }
  &[data-state='credit'] {
    background: ${colour.creditTint};
    color: ${colour.credit};
  }
`;
const settled = css`
  ${text.title}
  font-weight: ${weight.bold};
`;
const unknown = css`
  color: ${colour.soft};
`;

interface BalanceProps {
  readonly workflow: string;
  readonly kind: Kind;
  /** What is known besides; it stands there alone where nobody knows what is owed. */
  readonly children?: React.ReactNode;
}

/** Who owes it: a clinic, or the patients of the dentist's own. */
const Receivable = ({ workflow }: { readonly workflow: string }) => {
  const personal = useIsPersonal(workflow);
  return personal === null ? <Bone width="9em" /> : personal ? account.receivableOwn : account.receivable;
};

/** What is owed: the figure that one looks for. */
export const Balance = ({ workflow, kind, children }: BalanceProps) => {
  const { value: balance, failure: balanceFailure, busy, behind, kept } = useBalance(workflow, kind);
  const send = useSendList(workflow);
  const owed = balance?.owed ?? null;
  const standing = owed === null ? null : standingOf(owed);
  const lost = balanceFailure !== null && balance === null;
  return (
    <>
      {balanceFailure ? (
        <Banner
          tone={balance || kept ? 'warning' : 'problem'}
          announced
          action={
            <Button tone="quiet" busy={busy} onClick={() => send({ type: 'part.retried', part: 'balance', at: now() })}>
              {words.retry}
            </Button>
          }
        >
          {balance
            ? (kept ? account.keptBalance : account.staleBalance)(failureReason(balanceFailure))
            : kept
              ? unrecordedSums
              : failureText(balanceFailure, { fallback: failures.finances })}
        </Banner>
      ) : null}
      {lost && !children ? null : (
        <Card>
          {lost ? null : (
            <div className={`${head} ${behindStyle}`} aria-busy={busy} data-behind={behind}>
              <span className={name}>
                {kind === 'clinic' ? <Receivable workflow={workflow} /> : account.balance}
                {standing && standing !== 'settled' && kind === 'patient' ? (
                  <span className={badge} data-state={standing}>
                    {account.states[standing]}
                  </span>
                ) : null}
              </span>
              {balance === null ? (
                <Bone width="55%" height="40px" />
              ) : owed === null ? (
                <span className={unknown}>{account.receivableUnknown}</span>
              ) : standing === 'settled' ? (
                <strong className={settled}>{account.states.settled}</strong>
              ) : (
                <Amount toman={kind === 'patient' ? Math.abs(owed) : owed} size="figure" tone={kind === 'patient' ? (standing ?? undefined) : undefined} />
              )}
            </div>
          )}
          {children}
        </Card>
      )}
    </>
  );
};
