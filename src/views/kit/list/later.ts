import { useEffect, useState } from 'react';
import type { ResourceName, Row } from '../../../schema/api.ts';
import { listName, listNamed, type Scope } from '../../../schema/kit/wire/scope.ts';
import { useIsRecording, useSendApp } from '../actors.tsx';
import { now } from '../clock.ts';
import { type ListState, useListState, useRows } from '../resources.ts';
import { wasOnScreen } from './on-screen.ts';

/** Does something once the browser has nothing better to do, behind the frame that shows what is there; gives back how to let it be. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
};

/** How long the lists of a whole practice wait, in milliseconds, so that what the screen itself needs has the line to itself. */
const PATIENCE_MILLIS = 2500;

/**
 * Asks for cached lists of which only sums are shown, once what they are beside is on the screen. `names` is separated by spaces, so
 * that it stays the same. Where that is `dated`: since when it waits to do so, in milliseconds since 1970; 0 once it has, and where they
 * were on the screen a moment ago, since there they were asked for. Who has no use for that is not rendered for it.
 */
const useWantedLater = (names: string, shown: boolean, patience: number, dated: boolean): number => {
  const send = useSendApp();
  const [lookedAt, setLookedAt] = useState(() => (names.split(' ').every(wasOnScreen) ? 0 : now()));
  useEffect(() => {
    if (!shown) return;
    const ask = () => {
      for (const { resource, scope } of names.split(' ').map(listNamed)) send({ type: 'resource.want', resource, of: scope, at: now(), sums: true });
      if (dated) setLookedAt(0);
    };
    let idle = patience === 0 ? whenIdle(ask) : () => {};
    const timer = patience === 0 ? undefined : setTimeout(() => (idle = whenIdle(ask)), patience);
    return () => {
      clearTimeout(timer);
      idle();
    };
  }, [send, names, shown, patience, dated]);
  return lookedAt;
};

/** Asks for a cached list of which a screen that is shown says only what its rows come to; the screen goes first. How the list stands. */
export const useSummedLater = (list: ResourceName): ListState => useListState(list, null, useWantedLater(listName(list, null), true, PATIENCE_MILLIS, true));

/** Treatments and payments, of which sums are worked out. */
export interface Ledger {
  readonly surgeries: readonly Row<'surgeries'>[];
  readonly incomes: readonly Row<'incomes'>[];
}

/**
 * All cached treatments and payments, or with `of` those of one patient, asked for once what their sums stand beside is
 * `shown`; null while either is unknown or holds rows that could not be read, and in a recording: nobody is told a sum that
 * may be another. What one patient owes is taken for an amount, and not from a list of which nobody can say whether it is still right.
 */
export const useLedger = (shown: boolean, of: Scope | null = null): Ledger | null => {
  const lookedAt = useWantedLater(`${listName('surgeries', of)} ${listName('incomes', of)}`, shown, of ? 0 : PATIENCE_MILLIS, of !== null);
  const surgeries = useRows('surgeries', of);
  const incomes = useRows('incomes', of);
  const states = [useListState('surgeries', of, lookedAt), useListState('incomes', of, lookedAt)];
  const recorded = useIsRecording();
  return recorded || states.some(({ known, unreadable, asOf }) => !known || unreadable > 0 || (of && asOf !== null)) ? null : { surgeries, incomes };
};

const AGAIN_MILLIS = 3000;

const TOUCHES = ['pointerdown', 'keydown'] as const;
let touched = false;

/**
 * Does something once somebody has touched the page and been answered: what a touch may ask for is then on its way, and what is
 * typed waits for none of it.
 */
const whenTouched = (work: () => void): (() => void) => {
  if (touched) return whenIdle(work);
  const end = new AbortController();
  let leave = () => end.abort();
  const begin = () => {
    touched = true;
    end.abort();
    leave = whenIdle(work);
  };
  for (const touch of TOUCHES) window.addEventListener(touch, begin, { signal: end.signal });
  return () => leave();
};

const usePart = <T>(load: (() => Promise<T>) | null, later: typeof whenIdle | null, asked: boolean): T | null => {
  const [part, setPart] = useState<{ readonly is: T } | null>(null);
  const send = useSendApp();
  const wanted = part !== null ? 'no' : asked ? 'now' : later ? 'later' : 'no';
  useEffect(() => {
    if (!load || wanted === 'no') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const asks = wanted === 'now';
    let left = false;
    const come = (tries: number): Promise<void> =>
      load().then(
        (is) => setPart({ is }),
        () => {
          if (left) return;
          if (asks && tries === 0) send({ type: 'notice.show', notice: { code: 'sheet.failed', tone: 'problem', values: {} } });
          timer = setTimeout(() => come(tries + 1), asks ? AGAIN_MILLIS : AGAIN_MILLIS * 2 ** tries);
        },
      );
    const leave = asks ? void come(0) : later?.(() => void come(0));
    return () => {
      left = true;
      leave?.();
      clearTimeout(timer);
    };
  }, [load, send, wanted, later]);
  return part?.is ?? null;
};

/**
 * A part of the program that need not come with the first screen: fetched when nothing better is to be done, at once where
 * somebody `asked` for what it shows. If it does not come, it is asked for until it does: steadily where somebody waits for it, who is
 * told, and ever more rarely where nobody does.
 * `load` is a function that stays the same.
 */
export const usePartLater = <T>(load: () => Promise<T>, shown: boolean, asked = false): T | null => usePart(load, shown ? whenIdle : null, asked);

/** The same for what nobody sees before they touch the page: it comes with the first touch; with nothing to `load` nothing does. */
export const usePartAtTouch = <T>(load: (() => Promise<T>) | null, asked: boolean): T | null => usePart(load, whenTouched, asked);
