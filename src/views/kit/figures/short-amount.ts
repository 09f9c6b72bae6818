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

let short: Intl.NumberFormat | undefined;

/** So many units, to a tenth, in Persian digits. */
export const inUnits = (toman: number, { size }: AmountUnit): string => {
  short ??= new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 });
  return short.format(toman / size);
};

/** «۱۲٫۵ میلیون»: an amount to a tenth of its unit. */
export const shortAmount = (toman: number): string => {
  const unit = unitOf(toman);
  return unit === TOMAN ? inUnits(toman, unit) : `${inUnits(toman, unit)} ${unit.name}`;
};
