import { type RefObject, useEffect, useRef } from 'react';

/** For a part of the page that has the keyboard from some step on, wherever that stood: `takes` says so of a step and the one before it. */
export const useTakenFocus = <Step>(step: Step, takes: (before: Step, step: Step) => boolean): RefObject<HTMLElement | null> => {
  const part = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const was = before.current;
    before.current = step;
    if (was !== step && takes(was, step)) part.current?.focus();
  });
  return part;
};
