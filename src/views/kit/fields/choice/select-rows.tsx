import { css } from '@linaria/core';
import type { ReactNode, Ref } from 'react';
import { CheckIcon } from '../../icons/actions.tsx';
import { colour, radius, space, text, weight } from '../../theme/tokens.ts';
import { listWords } from '../texts.ts';
import type { Option } from './options.ts';

/** The list that the choices stand in. */
export const listStyle = css`
  display: flex;
  flex-direction: column;
  gap: 2px;
  &:focus-visible {
    outline: none;
  }
`;
const option = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 52px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  ${text.body}
  text-align: start;
  cursor: pointer;
  scroll-margin-block: 120px ${space(2)};
  &:hover {
    background: ${colour.sunken};
  }
  &[data-active='true'] {
    outline: 2px solid ${colour.accent};
    outline-offset: -2px;
  }
  &[aria-selected='true'] {
    background: ${colour.tint};
    color: ${colour.onTint};
    font-weight: ${weight.bold};
  }
  & small {
    display: block;
    ${text.caption}
    font-weight: ${weight.normal};
    color: ${colour.soft};
  }
  & small[data-warning] {
    font-weight: ${weight.medium};
    color: ${colour.warn};
  }
  & svg {
    flex: none;
  }
`;
const group = css`
  display: flex;
  flex-direction: column;
  gap: 2px;
  & > p {
    padding: ${space(2)} ${space(3)} ${space(1)};
    ${text.caption}
    font-weight: ${weight.bold};
    color: ${colour.soft};
  }
`;

export interface SelectRowsProps<V extends string | number> {
  /** Begins the ids of the rows. */
  readonly id: string;
  /** The choices in their order; null offers nothing. */
  readonly rows: readonly (Option<V> | null)[];
  /** How many stand before all others, and after those how many stand apart. */
  readonly none: number;
  readonly first: number;
  readonly firstTitle: string;
  /** The row that Enter takes, and the one that holds. */
  readonly active: number;
  readonly chosen: number;
  readonly mark: Ref<HTMLButtonElement>;
  readonly nameOf: (row: Option<V> | null) => ReactNode;
  readonly onChoose: (value: V | null) => void;
}

/** The choices of a sheet, the likely ones apart at the head. */
export const SelectRows = <V extends string | number>({ id, rows, none, first, firstTitle, active, chosen, mark, nameOf, onChoose }: SelectRowsProps<V>) => {
  const from = (start: number, end = rows.length) =>
    rows.slice(start, end).map((row, offset) => {
      const index = start + offset;
      return (
        <button
          key={row?.value ?? ''}
          id={`${id}-${index}`}
          ref={index === active ? mark : null}
          type="button"
          role="option"
          aria-selected={index === chosen}
          data-active={index === active}
          className={option}
          tabIndex={-1}
          onClick={() => onChoose(row?.value ?? null)}
        >
          <span>
            {nameOf(row)}
            {row?.detail ? <small>{row.detail}</small> : null}
            {row?.warning ? <small data-warning="">{row.warning}</small> : null}
          </span>
          {index === chosen ? <CheckIcon size={20} /> : null}
        </button>
      );
    });
  if (first === 0) return from(0);
  return (
    <>
      {from(0, none)}
      <fieldset className={group} aria-label={firstTitle}>
        <p aria-hidden="true">{firstTitle}</p>
        {from(none, none + first)}
      </fieldset>
      <fieldset className={group} aria-label={listWords.others}>
        <p aria-hidden="true">{listWords.others}</p>
        {from(none + first)}
      </fieldset>
    </>
  );
};
