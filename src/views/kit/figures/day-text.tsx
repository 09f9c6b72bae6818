import { persianDigits } from '../../../schema/kit/digits.ts';
import { jalaliText } from '../../../schema/kit/jalali.ts';
import { islandStyle } from './digits.tsx';

/** An ISO day as a Persian date, YYYY/MM/DD. */
export const DayText = ({ children }: { readonly children: string }) => (
  <time className={islandStyle} dir="ltr" dateTime={children}>
    {persianDigits(jalaliText(children))}
  </time>
);
