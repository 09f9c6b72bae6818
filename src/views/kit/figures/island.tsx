import { css } from '@linaria/core';
import { persianDigits } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { groupedPhone } from '../../../schema/kit/phone.ts';

const island = css`
  display: inline-block;
  white-space: nowrap;
  unicode-bidi: isolate;
`;

/** A number that is a name: national number, code, cheque number; left to right, in Persian digits. */
export const Digits = ({ children }: { readonly children: string | number }) => (
  <span className={island} dir="ltr">
    {persianDigits(children)}
  </span>
);

/** A phone number, +98 as a leading 0, grouped for the eye. */
export const PhoneText = ({ children }: { readonly children: string }) => <Digits>{groupedPhone(children)}</Digits>;

/** An ISO day as a Persian date, YYYY/MM/DD. */
export const DayText = ({ children }: { readonly children: string }) => (
  <time className={island} dir="ltr" dateTime={children}>
    {persianDigits(jalaliText(children))}
  </time>
);
