import type { KeyboardEvent } from 'react';

/** Left is the next one, as a Persian page reads; browsers have it the other way round even there. */
const ACROSS: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };
const BOTH: Readonly<Record<string, number>> = { ...ACROSS, ArrowDown: 1, ArrowUp: -1 };

export interface Row {
  /** After the last one comes the first. */
  readonly round?: boolean;
  /** The row may break into several lines: Up and Down move in it too, and do not scroll the page. */
  readonly broken?: boolean;
}

/**
 * Moves the focus in a row of controls by arrow keys, Home and End; for `onKeyDown` of what holds them.
 *
 * The controls are its descendants marked `data-roving`. Answers the one that the focus went to, or null.
 */
export const rove = (event: KeyboardEvent<HTMLElement>, { round = false, broken = false }: Row = {}): HTMLElement | null => {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]:not(:disabled)')];
  const from = controls.indexOf(event.target as HTMLElement);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: controls.length - 1 };
  const to = ends[event.key] ?? from + ((broken ? BOTH : ACROSS)[event.key] ?? Number.NaN);
  // With Alt, Ctrl or ⌘ a key is the browser's: back, or to the start page.
  if (from < 0 || Number.isNaN(to) || event.altKey || event.ctrlKey || event.metaKey) return null;
  event.preventDefault();
  const next = round ? controls.at(to % controls.length) : controls[to];
  if (next === undefined || next === event.target) return null;
  next.focus();
  return next;
};
