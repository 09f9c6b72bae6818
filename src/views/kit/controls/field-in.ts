import { type RefObject, useRef } from 'react';

/** The part of a page that holds one field, and the way of the keyboard to it: for a button that goes with what it did to that field. */
export const useFieldIn = (): readonly [RefObject<HTMLDivElement | null>, () => void] => {
  const part = useRef<HTMLDivElement>(null);
  return [part, () => part.current?.querySelector<HTMLElement>('input, textarea')?.focus()];
};
