import type { SheetWish } from '../../machines/app/context.ts';
import { type AppEvent, notify } from '../../machines/kit/parent.ts';

/**
 * Brings the sheet that is wished for, once its part of the program is there, as long as nobody wished for another or for none
 * in the meantime. One whose part did not come leaves things as they are, and says so.
 */
export const sheetBringer = (prepare: (workflow: string) => Promise<unknown>, send: (event: AppEvent) => void) => {
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
