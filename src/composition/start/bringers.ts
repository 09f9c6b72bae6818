import type { Question, SheetWish } from '../../machines/app/context.ts';
import { type AppEvent, notify } from '../../machines/kit/parent.ts';

/**
 * Brings the sheet, or what asks something over any screen, that is wished for, once its part of the program is there, as long as
 * nobody wished for another or for none in the meantime. One whose part did not come leaves things as they are, and says so.
 */
export const bringer = (prepare: (workflow: string) => Promise<unknown>, send: (event: AppEvent) => void) => {
  let newest: SheetWish | Question | null;
  return (wish: SheetWish | Question | null): void => {
    newest = wish;
    if (!wish) return;
    const tell = (event: AppEvent) => wish === newest && send(event);
    const [workflow = '', come] =
      'type' in wish ? [wish.type.split('.')[0], () => wish] : [wish.workflow, () => ({ type: 'sheet.opened' as const, ...wish, at: Date.now() })];
    prepare(workflow).then(
      () => tell(come()),
      () => tell(notify('sheet.failed', 'problem')),
    );
  };
};
