import { type RefObject, useEffect, useRef } from 'react';

const isNowhere = (): boolean => document.activeElement === document.body;

/**
 * For a part of the page whose buttons come and go: whoever stood on one that went goes on in the part, and at the head of the page once
 * the part goes. `takes` says of a step and the one before it that the part has the keyboard now, wherever that stood.
 */
export const useKeptFocus = <Step>(step: Step, takes: (before: Step, step: Step) => boolean): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null);
  const before = useRef(step);
  // Looked at before anything goes: in Safari, where a tap on a button leaves the focus nowhere, nothing was lost.
  const stood = !isNowhere();
  useEffect(() => {
    const was = before.current;
    before.current = step;
    if (was !== step && ((stood && isNowhere()) || takes(was, step))) part.current?.focus();
  });
  useEffect(
    () => () => {
      if (isNowhere()) document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
    },
    [],
  );
  return part;
};
