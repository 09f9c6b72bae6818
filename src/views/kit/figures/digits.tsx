import { css } from '@linaria/core';
import { persianDigits } from '../../../schema/kit/digits.ts';

/** What must read from left to right inside Persian, whatever stands beside it. */
export const islandStyle = css`
  display: inline-block;
  white-space: nowrap;
  unicode-bidi: isolate;
`;

/** A number that is a name: national number, code, cheque number; left to right, in Persian digits. */
export const Digits = ({ children }: { readonly children: string | number }) => (
  <span className={islandStyle} dir="ltr">
    {persianDigits(children)}
  </span>
);
