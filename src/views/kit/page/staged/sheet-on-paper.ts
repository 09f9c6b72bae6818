import type { PaperStanding } from '../../../../machines/kit/form/paper.ts';
import { isTyped } from '../../../../machines/kit/staged/context.ts';
import { isHandedOver } from '../../../../machines/kit/staged/worksheet/context.ts';
import { tehranDay } from '../../../../schema/kit/tehran.ts';
import { useApp } from '../../actors.tsx';
import { useOnPaper } from '../../print/paper/on-paper.ts';
import type { WorksheetSnapshot } from './worksheet-state.ts';

/** What goes on paper of a list. */
export interface SheetOnPaper<Head extends object, Draft extends object> {
  readonly head: Head;
  readonly rows: readonly { readonly key: number; readonly draft: Draft }[];
  readonly paper: PaperStanding;
}

/**
 * What goes on paper now, if anything: what the program prints, or what the browser may by its own command. That is the list where nothing is
 * typed beside it, which would be asked about, and in `withForm` a complete form that stands alone; nothing `undecided`, and no list of another day.
 */
export const useSheetOnPaper = <Head extends object, Draft extends object>(
  snapshot: WorksheetSnapshot<Head, Draft>,
  withForm: boolean,
  undecided: boolean,
): SheetOnPaper<Head, Draft> | null => {
  const { context } = snapshot;
  const { head, rows, draft, nextKey, paper } = context;
  const today = useApp(({ at }) => tehranDay(at));
  const printing = snapshot.hasTag('printing');
  const listed = printing || isHandedOver(context) || (rows.length > 0 && !isTyped(context));
  const whole = listed || (withForm && rows.length === 0 && isTyped(context));
  const laidOut = useOnPaper(printing, whole && !undecided && (context.printed ?? today) === today);
  if (!laidOut) return null;
  return { head, rows: listed ? rows : [{ key: nextKey, draft }], paper };
};
