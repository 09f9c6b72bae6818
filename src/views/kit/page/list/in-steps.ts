import { useEffect, useMemo, useRef, useState } from 'react';
import { type Priority, pause } from '../../../../schema/log/file/pace.ts';
import type { Steps } from '../../../../schema/log/file/steps.ts';

/** As long as work may keep a page that draws at the same time, in milliseconds: most is done by then. */
const MOMENT = 6;
/** As long as it may keep a page that only waits for it: between two stretches, much of the time is the browser's, which draws. */
const STRETCH = 12;

/** Goes on for one stretch; whether it has come to the end. */
const goOn = <T>(steps: Steps<T>, stretch: number): { readonly value: T } | null => {
  const until = performance.now() + stretch;
  do {
    const { done, value } = steps.next();
    if (done) return { value };
  } while (performance.now() < until);
  return null;
};

/** Does work stretch by stretch, letting all else that waits have its turn between; gives back how to let it be. */
const inStretches = <T>(steps: Steps<T>, priority: Priority, onEnd: (value: T) => void): (() => void) => {
  let isLeft = false;
  const next = () => {
    void pause(priority).then(() => {
      if (isLeft) return;
      const end = goOn(steps, STRETCH);
      if (end === null) next();
      else onEnd(end.value);
    });
  };
  next();
  return () => {
    isLeft = true;
  };
};

/**
 * What long work comes to: at once where it takes but a moment, and otherwise later, with what the work before came to until
 * then; null before anything did. `make` is a function that stays the same for as long as the work does; in the background, all
 * else goes before it.
 */
export const useInSteps = <T>(make: () => Steps<T>, priority: Priority = 'user-visible'): T | null => {
  const begun = useMemo(() => {
    const steps = make();
    return { steps, end: goOn(steps, MOMENT) };
  }, [make]);
  const [late, setLate] = useState<{ readonly of: object; readonly value: T } | null>(null);
  const last = useRef<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (begun.end === null) return inStretches(begun.steps, priority, (value) => setLate({ of: begun, value }));
  }, [begun, priority]);
  const end = begun.end ?? (late?.of === begun ? late : null);
  useEffect(() => {
    if (end) last.current = end;
  });
  return (end ?? last.current)?.value ?? null;
};
