import { css } from '@linaria/core';
import { persianDigits, plainDigits } from '../../../schema/kit/digits.ts';

/** What must read from left to right inside Persian, whatever stands beside it. */
export const islandStyle = css`
  display: inline-block;
  white-space: nowrap;
  unicode-bidi: isolate;
  /* A number of a bank may be longer than any line; none of it is cut off. */
  &[data-long='true'] {
    max-inline-size: 100%;
    white-space: normal;
    overflow-wrap: break-word;
  }
`;

/** So many digits in a row may be wider than the narrowest page in the largest letters. */
const LONG_RUN = /\d{13}/;

/** A number that is a name: national number, code, cheque number; left to right, in Persian digits. */
export const Digits = ({ children }: { readonly children: string | number }) => (
  <span className={islandStyle} dir="ltr" data-long={LONG_RUN.test(plainDigits(String(children)))}>
    {persianDigits(children)}
  </span>
);
