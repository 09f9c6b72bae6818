import { useEffect, useRef } from 'react';

/** Tells a workflow, once, or once of each thing that it names, that the lists which it waits for and cannot see have `settled`; `tell` sends what it is to know of them. */
export const useWhenSettled = (settled: boolean | string, tell: () => void): void => {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (settled) latest.current();
  }, [settled]);
};
