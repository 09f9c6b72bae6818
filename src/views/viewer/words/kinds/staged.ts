import { deeds, typed } from '../../../kit/feedback/deeds.ts';
import type { LabelsOf, Moment } from '../../../kit/feedback/narration.ts';
import { wholeStagedWords } from '../../../kit/page/staged/asked/texts.ts';
import { pageWords } from '../../../kit/page/texts.ts';
import { changed } from '../change.ts';
import { acts, rows } from '../texts.ts';
import { countIn, isDating, rowsIn, screenTells, type Wording, worded } from './wording.ts';

type Entries = readonly { readonly key: number; readonly draft: Moment['event'] }[];

/** A form that fills a list, and the list's submission, in sentences. */
export const stagedWording = (words: LabelsOf<'staged'>): Wording => {
  const { one, submit, entryName, recordName, bulk, unkept } = words;
  const buttons = wholeStagedWords(one);
  const { pressed } = deeds;
  /** What is done to an entry, by its name. */
  const toEntry =
    (deed: (one: string, name: string) => string) =>
    ({ event, before }: Moment): string | null => {
      const entry = ((before.rows ?? []) as Entries).find(({ key }) => key === event.key);
      return entry ? deed(one, entryName(entry.draft)) : null;
    };
  return worded(words, {
    tells: {
      ...screenTells,
      'draft.changed': changed(words),
      'row.added': pressed(buttons.addToList),
      'row.edited': toEntry(acts.takesBack),
      'row.removed': toEntry(acts.takesOut),
      ...(recordName
        ? {
            'record.edited': ({ event }: Moment) => acts.edits(one, recordName(event.row as Moment['event'])),
            'record.released': pressed(buttons.release),
            'row.renewed': pressed(buttons.renew),
            'rows.revised': ({ event }: Moment) => acts.changesTogether(one, (event.rows as readonly unknown[]).length),
            'record.remove': ({ event }: Moment) => acts.removes(one, String(event.label ?? '')),
          }
        : {}),
      ...(bulk === undefined ? {} : { 'bulk.typed': ({ event }: Moment) => typed(bulk, event.typed), 'bulk.applied': pressed(bulk) }),
      'row.restored': pressed(buttons.undo),
      'replacement.confirmed': pressed(buttons.replaceYes),
      'question.cancelled': acts.backFromQuestion,
      ...(unkept === 'printed' ? {} : { 'list.submitted': pressed(submit) }),
      ...(unkept
        ? {}
        : {
            'list.confirmed': pressed(buttons.leftOverYes),
            'outcome.checked': pressed(buttons.checkAgain),
            'outcome.resent': ({ before }: Moment) => pressed(countIn(before.candidates) > 0 ? buttons.noneOfThese : buttons.resend),
            'outcome.claimed': acts.claims(one),
          }),
      'list.abandoned': pressed(pageWords.back),
      'list.discarded': pressed(buttons.discardYes),
      'list.emptied': pressed(buttons.discard),
    },
    calls: { findAlike: rows.lookingAlike, findSent: rows.lookingFor(one), sendRow: rows.sending(one) },
    answers: {
      findAlike: ({ event, at }) => (isDating(at) ? rows.dated : rows.alike(rowsIn(event.output))),
      findSent: ({ event }) => rows.foundAgain(rowsIn(event.output)),
      sendRow: rows.sent(one),
    },
  });
};
