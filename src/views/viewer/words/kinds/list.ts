import { partPort } from '../../../../schema/workflows/list.ts';
import { deeds, shownValue, typed } from '../../../kit/feedback/deeds.ts';
import type { LabelsOf, Moment } from '../../../kit/feedback/narration.ts';
import { listWords } from '../../../kit/fields/texts.ts';
import { days } from '../../../kit/page/list/days/texts.ts';
import { pageWords } from '../../../kit/page/texts.ts';
import { fileWords } from '../../../kit/print/files/texts.ts';
import { words as kit } from '../../../kit/texts.ts';
import { acts, program, rows } from '../texts.ts';
import { screenTells, type Wording, worded } from './wording.ts';

/** A screen of rows, and of single things that it loads, in sentences. */
export const listWording = (words: LabelsOf<'list'>): Wording => {
  const { one, rowName, search = listWords.search, orders = {}, parts = {}, add, ownerEdit } = words;
  const { pressed } = deeds;
  const toRow =
    (deed: (one: string, name: string) => string) =>
    ({ event }: Moment): string =>
      deed(one, rowName((event.row ?? {}) as Moment['event']));
  const forParts = (text: (part: string) => string) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [partPort(name), text(part)]));
  return worded(words, {
    tells: {
      ...screenTells,
      'query.typed': ({ event }) => typed(search, event.value),
      'order.chosen': ({ event }) => {
        const order = orders[String(event.by)];
        return order === undefined ? acts.sortedOtherwise : acts.sorted(order);
      },
      'filter.chosen': ({ event }) => (event.value == null ? acts.unfiltered : acts.filtered),
      'days.cleared': pressed(days.showAll),
      'row.opened': toRow(acts.opened),
      'row.edit': toRow(acts.edits),
      'row.remove': ({ event }) => acts.removes(one, shownValue(event.label) ?? pageWords.unknown),
      'row.add': pressed(add ?? acts.adding(one)),
      'owner.edit': pressed(ownerEdit ?? pageWords.edit),
      'screen.closed': pressed(pageWords.back),
      'list.retried': pressed(kit.retry),
      'part.retried': ({ event }) => {
        const part = parts[String(event.part)];
        return part === undefined ? pressed(kit.retry) : acts.retriedPart(part);
      },
      'print.requested': pressed(pageWords.print),
      'export.requested': pressed(fileWords.menu),
    },
    calls: forParts(rows.reading),
    deviceCalls: { printPage: program.printing, saveTable: fileWords.saving },
    answers: { ...forParts(rows.read), printPage: program.printed, saveTable: fileWords.saved },
  });
};
