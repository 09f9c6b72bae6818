import { type RefObject, useEffect, useRef } from 'react';
import { goOn } from './stops.ts';

/**
 * For a field whose choices stand in a sheet: told that one was chosen, it brings the focus on to the next field, once the
 * sheet is gone and what follows from the choice is there.
 */
export const useGoingOn = (field: RefObject<HTMLElement | null>) => {
  const chosen = useRef(false);
  useEffect(() => {
    if (!chosen.current) return;
    chosen.current = false;
    goOn(field.current);
  });
  return () => {
    chosen.current = true;
  };
};
