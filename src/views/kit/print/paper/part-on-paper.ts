import { usePartAtTouch } from '../../list/later.ts';
import { useOnPaper } from './on-paper.ts';

/**
 * The part of the program that lays out a paper, while there is one to be laid out (`useOnPaper`). Paper is for later: the part comes with the
 * first touch. `load` is a function that stays the same.
 */
export const usePartOnPaper = <T>(load: () => Promise<T>, printing: boolean, ready: boolean): T | null => {
  const part = usePartAtTouch(load, printing);
  return useOnPaper(printing, ready) ? part : null;
};

const loadTable = () => import('../print-table.tsx');

/** The same for the table of a list. */
export const useTableOnPaper = (printing: boolean, ready: boolean) => usePartOnPaper(loadTable, printing, ready);
