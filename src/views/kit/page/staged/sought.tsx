import { type ReactNode, useDeferredValue, useState } from 'react';
import { queryKeys, searchKey } from '../../../../schema/kit/persian-text.ts';
import { TextField } from '../../fields/text-field.tsx';
import { listWords } from '../../fields/texts.ts';
import { SearchIcon } from '../../icons/actions.tsx';

/** So many are overlooked without a search. */
const FEW = 12;

interface SoughtProps<R> {
  readonly rows: readonly R[];
  /** What a row is found by. */
  readonly textOf: (row: R) => string;
  /** Those that were found, in their order, whether that is all of them, and how many of them are to be drawn by now. */
  readonly children: (found: readonly R[], all: boolean, drawn: number) => ReactNode;
}

/** A search over what is stored already, as soon as that is a long list. */
export const Sought = <R,>({ rows, textOf, children }: SoughtProps<R>) => {
  const [query, setQuery] = useState('');
  // The first come with the screen, the rest behind it.
  const drawn = useDeferredValue(rows.length > 0, false) ? rows.length : FEW;
  if (rows.length <= FEW) return children(rows, true, drawn);
  const keys = queryKeys(query);
  const found = rows.filter((row) => keys.every((key) => searchKey(textOf(row)).includes(key)));
  return (
    <>
      <TextField label={listWords.search} kind="search" icon={SearchIcon} value={query} onChange={setQuery} />
      <p role="status">{found.length === 0 ? listWords.empty : keys.length === 0 ? null : listWords.shown(found.length, rows.length)}</p>
      {children(found, keys.length === 0, drawn)}
    </>
  );
};
