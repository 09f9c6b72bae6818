import type { Notice } from '../../../schema/app/workflow.ts';
import type { AreaWords } from '../../kit/feedback/area-words.ts';
import { failureText } from '../../kit/feedback/failure-text.ts';
import { pageWords } from '../../kit/page/texts.ts';
import { fileWords } from '../../kit/print/files/texts.ts';
import { words } from '../../kit/texts.ts';
import { header, messages } from '../texts/around.ts';

/** Notices of no area in particular. */
const own: NonNullable<AreaWords['notices']> = {
  'route.misnumbered': () => messages.misnumbered,
  'settings.notWired': () => header.notWired,
  'clock.wrong': ({ values }) => messages.clockWrong(Math.abs(Number(values.count))),
  'print.failed': () => messages.printFailed,
  'table.saved': () => fileWords.done,
  'table.notSaved': () => fileWords.failed,
  'bell.inactive': () => messages.bellInactive,
  'sheet.failed': () => words.routeFailed,
  'control.lacks': ({ values }) => values.label ?? '',
  'removal.unsure': ({ values }) => messages.removalUnsure(values.label ?? ''),
  'removal.busy': () => messages.removalBusy,
  'removal.failed': ({ values }) => messages.notRemoved(values.label ?? ''),
};

/** A notice in words; one that nobody knows still says whether things went well. */
export const sayNotice = (areas: readonly AreaWords[], notice: Notice): string | null => {
  // The login screen says this itself, for as long as it is true.
  if (notice.code.startsWith('session.')) return null;
  for (const { notices } of [{ notices: own }, ...areas]) {
    const say = notices?.[notice.code];
    if (say) return say(notice);
  }
  if (notice.code.endsWith('.removed')) return messages.deleted;
  if (notice.tone === 'success') return messages.saved;
  return notice.failure ? failureText(notice.failure.of) : pageWords.broken;
};
