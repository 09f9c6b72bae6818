import { css } from '@linaria/core';
import type { InstallmentCheck } from '../../../schema/installments/installment.ts';
import { now } from '../../kit/clock.ts';
import { Spinner } from '../../kit/controls/button.tsx';
import { CheckIcon } from '../../kit/icons/actions.tsx';
import { colour, motion, radius, TARGET } from '../../kit/theme/tokens.ts';
import { mark } from '../texts.ts';
import { useMarks, useSendMarks } from './marking.tsx';

const box = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${TARGET};
  block-size: ${TARGET};
  border-radius: ${radius.round};
  & > span {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 2px solid ${colour.edge};
    border-radius: ${radius.round};
    transition: background-color ${motion.quick};
  }
  /* Not by its colour: whoever sees all in their own colours would find every cheque paid. */
  &:not([aria-pressed='true']) svg {
    visibility: hidden;
  }
  &[aria-pressed='true'] > span {
    border-color: ${colour.credit};
    background: ${colour.credit};
    color: ${colour.surface};
  }
  &[aria-pressed='mixed'] > span {
    border-style: dashed;
  }
  &[aria-busy='true'] > span {
    border-color: transparent;
    background: none;
    color: ${colour.accent};
  }
  @media (hover: hover) {
    &:not([aria-pressed='true']):hover svg {
      visibility: visible;
      color: ${colour.faint};
    }
  }
`;
/**
 * Whether a cheque is paid, what was tapped at once included, or whether nobody knows, and how to turn that round. What failed stands as it was;
 * what waits behind it is still on its way. `label` is what is said of the cheque where it is not in sight.
 */
export const usePaid = (marks: string, { id, is_paid }: Pick<InstallmentCheck, 'id' | 'is_paid'>, label: string) => {
  const { queue, at } = useMarks(marks);
  const send = useSendMarks(marks);
  const failed = at === 'failed' || at === 'unsure' || at === 'waiting';
  const waiting = queue.slice(failed ? 1 : 0).findLast((each) => each.id === id);
  const paid = waiting?.is_paid ?? is_paid ?? false;
  return {
    paid,
    unsure: waiting === undefined && is_paid == null,
    waits: waiting !== undefined,
    toggle: () => send({ type: 'cheque.marked', mark: { id, is_paid: !paid, label, at: now() } }),
  };
};

interface PaidBoxProps {
  readonly marks: string;
  readonly row: InstallmentCheck;
  readonly name: string;
  readonly label: string;
  readonly tabIndex?: 0 | -1 | undefined;
}

/** Notes by one tap that a cheque was paid, and by another that it was not. */
export const PaidBox = ({ marks, row, name, label, tabIndex }: PaidBoxProps) => {
  const { paid, unsure, waits, toggle } = usePaid(marks, row, label);
  return (
    <button
      type="button"
      className={box}
      aria-pressed={unsure ? 'mixed' : paid}
      aria-busy={waits || undefined}
      aria-label={`${mark.pay}: ${name}`}
      tabIndex={tabIndex}
      onClick={toggle}
    >
      <span>{waits ? <Spinner /> : <CheckIcon size={18} />}</span>
    </button>
  );
};
