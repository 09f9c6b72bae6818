import { css } from '@linaria/core';
import { formatAmount, type Whole } from '../../../../schema/kit/money.ts';
import { colour, radius, space, text, visuallyHidden, weight } from '../../theme/tokens.ts';
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
    padding-inline-start: ${space(2)};
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & td:nth-child(2) {
    inline-size: 4em;
    color: ${colour.soft};
    ${text.caption}
    white-space: normal;
  }
  & td:last-child {
    padding-inline-end: ${space(2)};
  }
`;
const line = css`
  & + & {
    border-block-start: 1px solid ${colour.line};
  }
  &:has([aria-pressed='true']),
  &:has([aria-pressed='true']) > td {
    background: ${colour.tint};
    color: ${colour.onTint};
  }
  /* Where a name, a part and an amount have no room side by side, the name stands over the others. */
  @container (max-width: 309px) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    & > th {
      flex-basis: 100%;
    }
    & > td {
      margin-block-start: -${space(2)};
      padding-block-end: ${space(2)};
      text-align: start;
      &:nth-child(2) {
        inline-size: auto;
        padding-inline-start: 28px;
      }
    }
  }
`;
const hidden = css`
  ${visuallyHidden}
`;
const name = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  text-align: start;
  font-weight: ${weight.medium};
  & > i {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 4px;
  }
  &[aria-pressed='true'] {
    font-weight: ${weight.bold};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export interface Share {
  readonly key: string;
  readonly label: string;
  /** Whole toman; what is not above zero has no part of the whole. */
  readonly amount: Whole;
}

/** A share as it is shown. */
export interface Part extends Share {
  readonly percent: string;
  /** Its colour. */
  readonly fill: string;
}

interface ShareTableProps {
  readonly label: string;
  /** What each part is called. */
  readonly of: string;
  readonly parts: readonly Part[];
  readonly value: string | null;
  readonly onChoose: (key: string) => void;
}

/** The figures of each part, which is chosen by its name. */
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
      {parts.map(({ key, label: part, amount, percent, fill }) => (
        <tr key={key} className={line}>
          <th scope="row">
            <button type="button" className={name} aria-pressed={key === value} onClick={() => onChoose(key)}>
              <i style={{ background: fill }} aria-hidden="true" />
              <bdi>{part}</bdi>
            </button>
          </th>
          <td>{percent}</td>
          <td>
            <bdi>{formatAmount(amount)}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
