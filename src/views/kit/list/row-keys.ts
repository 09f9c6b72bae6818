import { useCallback, useState } from 'react';

type Key = string | number;

/** The keys that rows are drawn under, by their own; any other row is drawn under its own, unless that is lent. */
export type Lent = ReadonlyMap<Key, Key>;

const NONE: Lent = new Map();

/** How many rows from the top hand on their places: about as many as a phone has drawn. */
const HANDED = 12;

/** Under which key a row is drawn; no two rows under one. */
export const drawnAs = (lent: Lent, own: Key): Key => {
  const given = lent.get(own);
  if (given !== undefined) return given;
  const taken = [...lent.values()];
  let key = own;
  while (taken.includes(key)) key = `${key}'`;
  return key;
};

/** The keys once other rows stand there: who stays keeps the key, who comes is drawn in the place of one who left. */
export const handedOn = (lent: Lent, before: readonly Key[], after: readonly Key[]): Lent => {
  const stood = new Set(before);
  const stay = new Set(after);
  const left = before.filter((own) => !stay.has(own)).map((own) => drawnAs(lent, own));
  return new Map(
    after.flatMap((own) => {
      const key = stood.has(own) ? drawnAs(lent, own) : left.shift();
      return key === undefined ? [] : [[own, key] as const];
    }),
  );
};

/** Whether somebody has a row in hand: a finger or the keyboard is on it, or its menu is open. */
const isInHand = (): boolean => document.querySelector('li :focus, li:active, dialog[open]') !== null;

/**
 * The key of each row. While somebody searches, the rows of an answer are drawn in the places of those that left, which is
 * less to do than making new ones; whenever rows change by themselves, or somebody has one in hand, each keeps what is its own.
 */
export const useRowKeys = <T>(items: readonly T[], keyOf: (item: T) => Key, query: string): ((item: T) => Key) => {
  const [drawn, setDrawn] = useState({ items, query, lent: NONE });
  let { lent } = drawn;
  if (drawn.items !== items || drawn.query !== query) {
    const top = (all: readonly T[]) => all.slice(0, HANDED).map(keyOf);
    if (drawn.query !== query && !isInHand()) lent = handedOn(lent, top(drawn.items), top(items));
    setDrawn({ items, query, lent });
  }
  return useCallback((item) => drawnAs(lent, keyOf(item)), [lent, keyOf]);
};
