import { partPort } from '../../../../schema/workflows/list.ts';
import type { LabelsOf, Moment } from '../../../kit/feedback/narration.ts';
import { listWords } from '../../../kit/fields/texts.ts';
import { pageWords } from '../../../kit/page/texts.ts';
import { words as kit } from '../../../kit/texts.ts';
import { deeds, program, rows } from '../texts.ts';
import { shownValue } from '../values.ts';
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
      'query.typed': ({ event }) => {
        const typed = shownValue(event.value);
        return typed === null ? deeds.emptied(search) : deeds.wrote(search, typed);
      },
      'order.chosen': ({ event }) => {
        const order = orders[String(event.by)];
        return order === undefined ? deeds.sortedOtherwise : deeds.sorted(order);
      },
      'filter.chosen': ({ event }) => (event.value == null ? deeds.unfiltered : deeds.filtered),
      'row.opened': toRow(deeds.opened),
      'row.edit': toRow(deeds.edits),
      'row.remove': ({ event }) => deeds.removes(one, shownValue(event.label) ?? pageWords.unknown),
      'row.add': pressed(add ?? deeds.adding(one)),
      'owner.edit': pressed(ownerEdit ?? pageWords.edit),
      'screen.closed': pressed(pageWords.back),
      'list.retried': pressed(kit.retry),
      'part.retried': ({ event }) => {
        const part = parts[String(event.part)];
        return part === undefined ? pressed(kit.retry) : deeds.retriedPart(part);
      },
      'print.requested': pressed(pageWords.print),
    },
    calls: forParts(rows.reading),
    deviceCalls: { printPage: program.printing },
    answers: { ...forParts(rows.read), printPage: program.printed },
  });
};
