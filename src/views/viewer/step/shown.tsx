import { persianDigits } from '../../../schema/kit/digits.ts';
import { dayText, timeText } from '../clock-text.ts';
import { memory } from '../texts.ts';
import { Latin } from './parts.tsx';
import { inline } from './values.tsx';

/** A value that fits in a line is shown as it is; longer ones by what they are. */
const LONG = 120;
const FEW = 3;

/** Milliseconds of the years 2001 to 2065: among what workflows remember only an enormous amount is as large, and the details have it as it is. */
const isMoment = (value: number): boolean => Number.isInteger(value) && value > 1e12 && value < 3e12;

/** A value as a person reads it: a text in its quotes, a list by its length, the rest as it is written. */
export const Shown = ({ value }: { readonly value: unknown }) => {
  if (value === undefined) return memory.absent;
  if (value === null || value === '') return memory.empty;
  if (typeof value === 'boolean') return value ? memory.yes : memory.no;
  if (typeof value === 'string') {
    const text = value.length > LONG ? `${value.slice(0, LONG)}…` : value;
    return (
      <>
        «<bdi>{text}</bdi>»
      </>
    );
  }
  if (typeof value === 'number') return <bdi>{isMoment(value) ? `${dayText(value)} ${timeText(value)}` : persianDigits(value)}</bdi>;
  if (Array.isArray(value)) return value.length === 0 ? memory.none : memory.items(value.length);
  const parts = Object.entries(value);
  const flat = parts.length <= FEW && parts.every(([, part]) => typeof part !== 'object' || part === null);
  const text = flat ? parts.map(([name, part]) => `${name}: ${part}`).join(' · ') : inline(value);
  return <Latin>{text.length > LONG ? `${text.slice(0, LONG)}…` : text}</Latin>;
};
