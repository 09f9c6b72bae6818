import { css } from '@linaria/core';
import { colour, radius, space } from '../../kit/theme/tokens.ts';

const code = css`
  margin: 0;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.small};
  background: ${colour.sunken};
  color: ${colour.ink};
  font:
    0.8125rem / 1.65 ui-monospace,
    'Cascadia Mono',
    Menlo,
    Consolas,
    monospace,
    Vazirmatn;
  text-align: left;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  max-block-size: 320px;
  overflow-y: auto;
`;

export const mono = css`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace, Vazirmatn;
  font-size: 0.8125rem;
  unicode-bidi: isolate;
`;

const ROWS = 12;
const LETTERS = 400;
const DEPTH = 7;

/** A value with its long parts cut short: nobody reads two thousand patients here. */
const short = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.length > LETTERS ? `${value.slice(0, LETTERS)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH) return '…';
  if (Array.isArray(value)) {
    const rows = value.slice(0, ROWS).map((item) => short(item, depth + 1));
    return value.length > ROWS ? [...rows, `… +${value.length - ROWS}`] : rows;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, short(item, depth + 1)]));
};

/** A value in one line. */
export const inline = (value: unknown): string => (value === undefined ? '' : (JSON.stringify(short(value, 4)) ?? ''));

/** Plain data as it is written. */
export const Code = ({ value }: { readonly value: unknown }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <pre className={code} dir="ltr" tabIndex={0} data-keys="own">
    {JSON.stringify(short(value), null, 1)}
  </pre>
);

/** A state value as a path: `submitting › sending`; parallel parts stand side by side. */
export const stateText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => {
      const below = stateText(inner);
      return below === '' ? name : `${name} › ${below}`;
    })
    .join(' | ');
};
