import type { Question, SheetWish } from '../../machines/app/context.ts';
import { type AppEvent, notify } from '../../machines/kit/parent.ts';

type Prepare = (workflow: string) => Promise<unknown>;
type Send = (event: AppEvent) => void;

/**
 * Brings the sheet that is wished for, once its part of the program is there, as long as nobody wished for another or for none
 * in the meantime. One whose part did not come leaves things as they are, and says so.
 */
export const sheetBringer = (prepare: Prepare, send: Send) => {
  let newest: SheetWish | null;
  return (wish: SheetWish | null): void => {
    newest = wish;
    const tell = (event: AppEvent) => wish === newest && send(event);
    if (wish)
      prepare(wish.workflow).then(
        () => tell({ type: 'sheet.opened', ...wish, at: Date.now() }),
        () => tell(notify('sheet.failed', 'problem')),
      );
  };
};

/** Brings what asks something over any screen, and has it asked then; what did not come is said. */
export const questionBringer =
  (prepare: Prepare, send: Send) =>
  (question: Question): void => {
    const [workflow = ''] = question.type.split('.');
    prepare(workflow).then(
      () => send(question),
      () => send(notify('sheet.failed', 'problem')),
    );
  };
