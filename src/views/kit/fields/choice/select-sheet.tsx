import { css } from '@linaria/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { PlusIcon, SearchIcon } from '../../icons/actions.tsx';
import { Sheet } from '../../overlay/sheet.tsx';
import { pageWords } from '../../page/texts.ts';
import { hidden } from '../../theme/hidden.ts';
import { colour, LOW, space } from '../../theme/tokens.ts';
import { controlStyle, FieldFrame } from '../field-frame.tsx';
import { listWords } from '../texts.ts';
import type { Adding } from './adding.ts';
import type { Hits, Option } from './options.ts';
import { listStyle, SelectRows } from './select-rows.tsx';

const search = css`
  position: sticky;
  /* Up to the title: a row that passes would show between. */
  inset-block-start: -${space(1)};
  z-index: 1;
  margin-block-start: -${space(1)};
  padding-block: ${space(1)} ${space(2)};
  background: ${colour.surface};
  ${LOW} {
    position: static;
  }
`;
const nothing = css`
  padding-block: ${space(6)};
  text-align: center;
  color: ${colour.soft};
`;

export interface SelectSheetProps<V extends string | number> {
  readonly title: string;
  /** How many there are to choose from, and what a query finds among them. */
  readonly count: number;
  readonly find: (query: string) => Hits<V>;
  readonly value: V | null;
  readonly noneLabel: string | undefined;
  readonly status: ReactNode;
  /** What the options that come first have in common. */
  readonly firstTitle?: string | undefined;
  readonly adding?: Adding | undefined;
  readonly onChoose: (value: V | null) => void;
  readonly onClose: () => void;
}

/** From how many options on a search helps. */
const MANY = 9;

/** The choices in a sheet. The focus stays in the search, or on the list where there is none: arrows move in the list, and Enter takes what is marked. */
export const SelectSheet = <V extends string | number>({
  title,
  count,
  find,
  value,
  noneLabel,
  status,
  firstTitle = listWords.first,
  adding,
  onChoose,
  onClose,
}: SelectSheetProps<V>) => {
  const id = useId();
  const [query, setQuery] = useState('');
  const [moved, setMoved] = useState<number | null>(null);
  const marked = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { shown, best, all } = useMemo(() => find(query), [find, query]);
  const sought = query.trim() !== '';
  const rows: readonly (Option<V> | null)[] = [...(noneLabel !== undefined && !sought ? [null] : []), ...shown];
  const chosen = rows.findIndex((row) => (row?.value ?? null) === value);
  const active = Math.min(moved ?? (sought ? 0 : Math.max(0, chosen)), rows.length - 1);
  const searchable = count >= MANY;
  const cut = shown.length < all;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is marked
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [active, query]);

  // The sheet may stand before what it offers: whoever types already types into the search that comes with that.
  useEffect(() => {
    if (searchable) box.current?.focus({ preventScroll: true });
  }, [searchable]);

  const keyed = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, ...(searchable ? {} : { Home: 0, End: rows.length - 1 }) };
    const to = steps[event.key];
    const row = rows[active];
    if (to !== undefined) setMoved(Math.max(0, Math.min(to, rows.length - 1)));
    else if (event.key === 'Enter' || (event.key === ' ' && !searchable)) {
      if (row !== undefined && !event.nativeEvent.isComposing) onChoose(row?.value ?? null);
    } else return;
    event.preventDefault();
  };
  const add = adding ? (
    <Button icon={PlusIcon} wide onClick={() => adding.onAdd(query.trim())}>
      {adding.label}
    </Button>
  ) : undefined;
  const isEmpty = rows.length === 0;
  /** Of what keeps the focus and moves the mark. */
  const marking = { 'data-first': '', 'aria-activedescendant': isEmpty ? undefined : `${id}-${active}`, onKeyDown: keyed };
  return (
    <Sheet open title={title} onClose={onClose} size={searchable ? 'tall' : 'full'} actions={add}>
      {searchable ? (
        <div className={search}>
          <FieldFrame label={listWords.search} hint={cut ? `${listWords.shown(shown.length, all)}؛ ${listWords.cut}` : undefined}>
            {(control) => (
              <div className={controlStyle}>
                <SearchIcon size={20} />
                <input
                  {...control}
                  {...marking}
                  ref={box}
                  type="search"
                  role="combobox"
                  aria-controls={`${id}-list`}
                  aria-expanded
                  aria-autocomplete="list"
                  inputMode="search"
                  enterKeyHint="search"
                  autoComplete="off"
                  spellCheck={false}
                  value={query}
                  onChange={(event) => {
                    setQuery(event.currentTarget.value);
                    setMoved(null);
                  }}
                />
              </div>
            )}
          </FieldFrame>
        </div>
      ) : null}
      {status ? <div className={nothing}>{status}</div> : null}
      <div role="status">
        {status ? null : isEmpty ? (
          <p className={nothing}>{sought ? pageWords.noMatch(query) : listWords.empty}</p>
        ) : sought ? (
          <p className={hidden}>{listWords.shown(all, count)}</p>
        ) : null}
      </div>
      <div id={`${id}-list`} className={listStyle} role="listbox" aria-label={title} {...(searchable ? {} : { ...marking, tabIndex: 0 })}>
        <SelectRows
          {...{ id, rows, first: sought ? 0 : best, none: rows.length - shown.length, active, chosen, firstTitle, onChoose }}
          nameOf={(row) => (row === null ? noneLabel : row.label)}
          mark={marked}
        />
      </div>
    </Sheet>
  );
};
