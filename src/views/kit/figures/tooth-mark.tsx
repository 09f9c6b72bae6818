import { css } from '@linaria/core';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { toothLabel, toothOf } from '../../../schema/kit/tooth.ts';

// Sides are physical: the chart shows the mouth as one faces it, whichever way the page reads.
const corner = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: 26px;
  min-block-size: 26px;
  padding: 0 4px;
  line-height: 1;
  border: 0 solid currentColor;
  &[data-quadrant='1'],
  &[data-quadrant='4'] {
    border-right-width: 2px;
  }
  &[data-quadrant='2'],
  &[data-quadrant='3'] {
    border-left-width: 2px;
  }
  &[data-quadrant='1'],
  &[data-quadrant='2'] {
    border-bottom-width: 2px;
  }
  &[data-quadrant='3'],
  &[data-quadrant='4'] {
    border-top-width: 2px;
  }
`;

/** A tooth as a dentist jots it down: its place in the corner of a cross. Say it in words beside it. */
export const ToothMark = ({ fdi }: { readonly fdi: string }) => {
  const tooth = toothOf(fdi);
  return (
    <span className={corner} data-quadrant={tooth?.quadrant} dir="ltr" aria-hidden="true">
      {tooth === null ? '؟' : persianDigits(toothLabel(tooth))}
    </span>
  );
};
