import { css } from '@linaria/core';
import { Link } from 'wouter';
import { standingOf } from '../../../schema/patients/financial-status.ts';
import { now } from '../../kit/clock.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { failureReason, failureText } from '../../kit/feedback/failure-text.ts';
import { Bone } from '../../kit/feedback/skeleton.tsx';
import { Amount } from '../../kit/figures/amount.tsx';
import { behindStyle } from '../../kit/figures/behind.ts';
import { ForwardIcon } from '../../kit/icons/things.tsx';
import { useKeptFinances } from '../../kit/list/kept-finances.ts';
import { useSendList } from '../../kit/page/list/list-state.ts';
import { unrecordedSums } from '../../kit/page/list/texts.ts';
import { words } from '../../kit/texts.ts';
import { colour, radius, space, text, weight } from '../../kit/theme/tokens.ts';
import { problems, profile } from '../texts.ts';
import { useFinances } from './profile-state.ts';

// Hairlines are the panel showing through, so that the two sums may also stand one above the other.
const panel = css`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border-radius: ${radius.card};
  background: ${colour.line};
  box-shadow: 0 0 0 1px ${colour.line};
  overflow: clip;
  & > a {
    display: flex;
    flex-direction: column;
    justify-content: center;
    flex: 1 1 40%;
    min-inline-size: max-content;
    min-block-size: 76px;
    padding: ${space(3)} ${space(4)};
    background: ${colour.surface};
    &:focus-visible {
      outline-offset: -3px;
    }
    @media (hover: hover) {
      &:hover {
        background: ${colour.sunken};
      }
    }
  }
  & > a:first-child {
    flex-basis: 100%;
    /* As high with words as with a figure. */
    min-block-size: 85px;
  }
`;
const name = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${text.caption}
  color: ${colour.soft};
  & > svg {
    margin-inline-start: auto;
    color: ${colour.faint};
  }
`;
const state = css`
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
`;
const sum = css`
  font-weight: ${weight.bold};
  ${text.lead}
`;

interface FinancesProps {
  readonly workflow: string;
  readonly patient: number;
}

/** What is owed, what was done for how much, and what was paid; each leads to where it comes from. */
export const Finances = ({ workflow, patient }: FinancesProps) => {
  const { value, failure, busy, behind } = useFinances(workflow);
  const kept = useKeptFinances(patient, failure !== null && value === null);
  const finances = value ?? kept?.sums ?? null;
  const send = useSendList(workflow);
  const standing = finances && standingOf(finances.debt);
  return (
    <>
      {failure ? (
        <Banner
          tone={finances || kept ? 'warning' : 'problem'}
          action={
            <Button tone="quiet" busy={busy} onClick={() => send({ type: 'part.retried', part: 'finances', at: now() })}>
              {words.retry}
            </Button>
          }
        >
          {kept === null ? failureText(failure, { fallback: problems.finances }) : kept.sums ? problems.keptFinances(failureReason(failure)) : unrecordedSums}
        </Banner>
      ) : null}
      {failure && !finances ? null : (
        <section className={`${panel} ${behindStyle}`} aria-label={profile.finances} aria-busy={busy} data-behind={behind}>
          <Link href={`/patient/${patient}/payments`}>
            <span className={name}>
              {profile.balance}
              {standing && standing !== 'settled' ? (
                <span className={state} data-state={standing}>
                  {profile.balanceStates[standing]}
                </span>
              ) : null}
              <ForwardIcon size={18} />
            </span>
            {standing === 'settled' ? <strong className={settled}>{profile.balanceStates.settled}</strong> : null}
            {finances && standing !== 'settled' ? <Amount toman={Math.abs(finances.debt)} size="figure" tone={standing ?? undefined} /> : null}
            {finances ? null : <Bone width="55%" height="40px" />}
          </Link>
          <Link href={`/patient/${patient}/financials`}>
            <span className={name}>
              {profile.totalTreatments}
              <ForwardIcon size={18} />
            </span>
            <span className={sum}>{finances ? <Amount toman={finances.total_cost} short /> : <Bone width="70%" height="28px" />}</span>
          </Link>
          <Link href={`/patient/${patient}/payments`}>
            <span className={name}>
              {profile.totalPayments}
              <ForwardIcon size={18} />
            </span>
            <span className={sum}>{finances ? <Amount toman={finances.total_payments} short /> : <Bone width="70%" height="28px" />}</span>
          </Link>
        </section>
      )}
    </>
  );
};
