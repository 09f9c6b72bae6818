import { css } from '@linaria/core';
import { formatAmount } from '../../../../schema/kit/money.ts';
import { hidden } from '../../theme/hidden.ts';
import { colour, radius, space, TARGET, text, weight } from '../../theme/tokens.ts';
import { Amount } from '../amount.tsx';
import type { Part } from './parts.ts';
import { chartWords } from './texts.ts';

const table = css`
  flex: 1;
  inline-size: calc(100% + ${space(4)});
  margin-inline: -${space(2)};
  border-collapse: collapse;
  & th,
  & td {
    padding: 0;
    text-align: start;
    font-weight: inherit;
  }
  & td {
    white-space: nowrap;
  }
  & td:nth-child(2) {
    padding-inline: ${space(2)};
    ${text.caption}
    font-variant-numeric: tabular-nums;
  }
`;
const line = css`
  & + & {
    border-block-start: 1px solid ${colour.line};
  }
  &:has([aria-pressed='true']) {
    background: ${colour.tint};
    color: ${colour.onTint};
  }
  /* Where a name and its part have no room side by side, the part stands under the name. */
  @container (max-width: 15em) {
    display: grid;
    & > td:nth-child(2) {
      padding-block-end: ${space(2)};
      padding-inline-start: calc(${space(4)} + 0.92em);
      text-align: start;
    }
  }
`;
const name = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: ${TARGET};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  text-align: start;
  font-weight: ${weight.medium};
  overflow-wrap: break-word;
  & > i {
    flex: none;
    inline-size: 0.75em;
    block-size: 0.75em;
    border-radius: 4px;
    background: var(--part);
    &[data-rank='none'] {
      background: none;
      border: 2px solid ${colour.edge};
    }
  }
  & > span {
    min-inline-size: 0;
  }
  & > span > small {
    display: block;
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
  &[aria-pressed='true'] {
    font-weight: ${weight.bold};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

interface ShareTableProps {
  readonly label: string;
  /** What each part is called. */
  readonly of: string;
  readonly parts: readonly Part[];
  readonly value: string | null;
  readonly onChoose: (key: string) => void;
}

/**
 * What each colour means and how large a part it is, chosen by its name. Amounts that stand in the rows of the page are here
 * for ears alone.
 */
export const ShareTable = ({ label, of, parts, value, onChoose }: ShareTableProps) => (
  <table className={table}>
    <caption className={hidden}>
      {label} ({chartWords.unit('')})
    </caption>
    <thead className={hidden}>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">{chartWords.part}</th>
        <th scope="col">{chartWords.amount}</th>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ key, label: called, amount, alone, part, rank }) => (
        <tr key={key} className={line}>
          <th scope="row">
            <button type="button" className={name} aria-pressed={key === value} onClick={() => onChoose(key)}>
              <i data-rank={rank ?? 'none'} aria-hidden="true" />
              <span>
                <bdi>{called}</bdi>
                {alone ? (
                  <small aria-hidden="true">
                    <Amount toman={amount} short />
                  </small>
                ) : null}
              </span>
            </button>
          </th>
          <td>{part}</td>
          <td>
            <bdi className={hidden}>{formatAmount(amount)}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
