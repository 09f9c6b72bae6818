import { css } from '@linaria/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { queryKeys, searchKey } from '../../../schema/kit/persian-text.ts';
import { CheckIcon, SearchIcon } from '../icons/actions.tsx';
import { Sheet } from '../overlay/sheet.tsx';
import { pageWords } from '../page/texts.ts';
import { colour, radius, space, text, weight } from '../theme/tokens.ts';
import { TextField } from './text-field.tsx';
import { listWords } from './texts.ts';

const search = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  padding-block-end: ${space(2)};
  background: ${colour.surface};
`;
const list = css`
  display: flex;
  flex-direction: column;
  gap: 2px;
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
  &:hover {
    background: ${colour.sunken};
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
`;
const nothing = css`
  padding-block: ${space(6)};
  text-align: center;
  color: ${colour.soft};
`;

export interface Option<V extends string | number> {
  readonly value: V;
  readonly label: string;
  /** A second line. */
  readonly detail?: string;
}

export interface SelectSheetProps<V extends string | number> {
  readonly title: string;
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly noneLabel: string | undefined;
  readonly status: ReactNode;
  readonly onChoose: (value: V | null) => void;
  readonly onClose: () => void;
}

/** From how many options on a search helps. */
const MANY = 9;
/** As many as a person looks through; the search finds the rest. */
const SHOWN = 150;

export const SelectSheet = <V extends string | number>({ title, options, value, noneLabel, status, onChoose, onClose }: SelectSheetProps<V>) => {
  const [query, setQuery] = useState('');
  const listbox = useRef<HTMLDivElement>(null);
  const keys = queryKeys(query);
  const found = options.filter(({ label, detail = '' }) => {
    const key = searchKey(label + detail);
    return keys.every((part) => key.includes(part));
  });
  const rows: readonly (Option<V> | null)[] = [...(noneLabel !== undefined && keys.length === 0 ? [null] : []), ...found.slice(0, SHOWN)];

  const move = (event: KeyboardEvent, from: number) => {
    const steps: Record<string, number> = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: rows.length - 1 };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    listbox.current?.querySelectorAll<HTMLElement>('[role="option"]')[Math.max(0, Math.min(to, rows.length - 1))]?.focus();
  };
  const current = Math.max(
    0,
    rows.findIndex((row) => (row?.value ?? null) === value),
  );

  return (
    <Sheet open title={title} onClose={onClose}>
      {options.length >= MANY ? (
        <div className={search}>
          <TextField
            label={listWords.search}
            kind="search"
            icon={SearchIcon}
            value={query}
            onChange={setQuery}
            input={{ onKeyDown: (event) => event.key === 'ArrowDown' && move(event, -1) }}
          />
        </div>
      ) : null}
      {status ? <div className={nothing}>{status}</div> : null}
      <div ref={listbox} className={list} role="listbox" aria-label={title}>
        {rows.map((row, index) => (
          <button
            key={row?.value ?? ''}
            type="button"
            role="option"
            aria-selected={(row?.value ?? null) === value}
            className={option}
            tabIndex={index === current ? 0 : -1}
            {...(index === current && options.length < MANY ? { 'data-first': '' } : {})}
            onKeyDown={(event) => move(event, index)}
            onClick={() => onChoose(row?.value ?? null)}
          >
            <span>
              {row === null ? noneLabel : row.label}
              {row?.detail ? <small>{row.detail}</small> : null}
            </span>
            {(row?.value ?? null) === value ? <CheckIcon size={20} /> : null}
          </button>
        ))}
      </div>
      <p className={nothing} role="status" hidden={rows.length > 0 || Boolean(status)}>
        {query ? pageWords.noMatch(query) : listWords.empty}
      </p>
    </Sheet>
  );
};
