import { persianDigits } from '../../../schema/kit/digits.ts';
import { formatAmount, LESS } from '../../../schema/kit/money.ts';

/* Amounts for a glance: where the exact one has no room, or would be read less quickly. */

/** What amounts are counted in, and its Persian name. */
export interface AmountUnit {
  readonly size: number;
  readonly name: string;
}

const TOMAN: AmountUnit = { size: 1, name: '' };
const UNITS: readonly AmountUnit[] = [
  { size: 1e12, name: 'هزار میلیارد' },
  { size: 1e9, name: 'میلیارد' },
  { size: 1e6, name: 'میلیون' },
  { size: 1e3, name: 'هزار' },
];

/** The largest unit of which there is at least one in an amount of toman, whichever its sign. */
export const unitOf = (toman: number): AmountUnit => UNITS.find(({ size }) => Math.abs(toman) >= size) ?? TOMAN;

/** Beyond this, tenths of a unit are not counted exactly. */
const COUNTABLE = Number.MAX_SAFE_INTEGER / 100;

let short: Intl.NumberFormat | undefined;

/** So many units, to a tenth, in Persian digits. */
export const inUnits = (toman: number, { size }: AmountUnit): string => {
  if (!Number.isSafeInteger(toman) || Math.abs(toman) > COUNTABLE) {
    short ??= new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 });
    return short.format(toman / size);
  }
  const tenths = Math.floor((Math.abs(toman) * 20 + size) / (size * 2));
  const amount = formatAmount(Math.floor(tenths / 10)) + (tenths % 10 === 0 ? '' : `٫${persianDigits(tenths % 10)}`);
  return toman < 0 ? LESS + amount : amount;
};

/** «۱۲٫۵ میلیون»: an amount to a tenth of its unit. */
export const shortAmount = (toman: number): string => {
  const unit = unitOf(toman);
  return unit === TOMAN ? inUnits(toman, unit) : `${inUnits(toman, unit)} ${unit.name}`;
};
