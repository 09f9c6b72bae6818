import { type RefObject, useEffect, useRef } from 'react';
import { goOn } from './stops.ts';

/**
 * For a field whose choices stand in a sheet: told that one was chosen, it brings the focus on to the next field, once the
 * sheet is gone and what follows from the choice is there. Nobody goes on from one that is empty even then: it takes one choice after the other.
 */
export const useGoingOn = (field: RefObject<HTMLElement | null>, empty?: boolean) => {
  const chosen = useRef(false);
  useEffect(() => {
    if (!chosen.current) return;
    chosen.current = false;
    if (!empty) goOn(field.current);
  });
  return () => {
    chosen.current = true;
  };
};
