import { describe, expect, test } from 'vitest';
import { services } from '../../server/demo/lists/services.ts';
import type { Failure } from '../../src/schema/kit/failure.ts';
import { type MaskedLog, maskedLog } from '../../src/schema/log/mask/mask.ts';
import { pseudonymsOf } from '../../src/schema/log/mask/pseudonym.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { DRUGS } from '../../src/schema/prescription/drugs.ts';
import { ADVICE } from '../../src/views/documents/advice/advice-texts.ts';
import { readyTexts } from '../../src/views/messages/ready-texts.ts';
import { usages } from '../../src/views/prescription/texts.ts';
import { productDescriptions } from '../fold/product/program.ts';

const key = { bytes: Uint8Array.from({ length: 32 }, (_, index) => index * 11), weeks: -30 };
const pseudonyms = pseudonymsOf(key.bytes);

const SPEAKERS = new Map([
  ['app', 'app'],
  ['app/rx', 'prescription'],
  ['app/papers', 'documents'],
  ['app/messages', 'messages'],
  ['app/services', 'services'],
  ['app/appointments', 'appointments'],
  ['app/marks', 'chequeMarks'],
  ['app/removal', 'removal'],
]);
const noLists = {
  read: () => {
    throw new Error('There is no list in it.');
  },
};
const report = (): MaskedLog => maskedLog(productDescriptions, noLists, { key, sid: 's', needed: () => true, known: SPEAKERS });

const [paid, much, whole] = ['این درمان پیش‌تر پرداخت شده است.', 'مبلغ از بدهی بیمار بیشتر است.', 'یک عدد صحیح وارد کنید.'] as const;
const refused: Failure = {
  _tag: 'Rejected',
  status: 400,
  detail: paid,
  general: [much],
  fields: { price: [whole] },
};

/** What stands in a report of what was said to a workflow; all of it described, or nothing would be proven. */
const told = (...records: readonly Omit<LogRecord, 's' | 't'>[]): string => {
  const log = report();
  const masked = records.map((record) => log.mask({ s: 1, t: 1, ...record }));
  expect(masked.filter(({ k }) => k === 'refused')).toEqual([]);
  return JSON.stringify(masked);
};
const says = (a: string, e: object): Omit<LogRecord, 's' | 't'> => ({ a, e });

/** Of a text that everybody can read neither itself nor its pseudonym, whole or any word of it, stands in a report. */
const hides = (file: string, texts: readonly string[]): void => {
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\u200c]+/u)]).filter((word) => word.length > 3);
  expect(words.filter((word) => file.includes(pseudonyms.text(word)) || file.includes(word))).toEqual([]);
};

describe('of what everybody can read, no letter’s pseudonym stands in a report', () => {
  test('a prescription by what the program suggests', () => {
    const lines = DRUGS.flatMap(({ name, forms }) => forms.map((form) => ({ drug: name, form })));
    const changes = [...lines, ...usages.map((usage) => ({ usage }))].map((change) => says('app/rx', { type: 'draft.changed', change }));
    hides(told(...changes), [...DRUGS.flatMap(({ name, forms }) => [name, ...forms]), ...usages]);
  });

  test('a certificate of a service, and services that are deleted', () => {
    const names = services.map(({ name }) => name);
    const file = told(
      ...names.flatMap((name, index) => {
        const [id, label] = [index + 1, `${name}، دندان ۱۶`];
        return [
          says('app/papers', { type: 'draft.changed', change: { treatment: name } }),
          says('app/services', { type: 'record.remove', id, label }),
          says('app/appointments', { type: 'row.remove', id, label }),
          says('app/marks', { type: 'cheque.remove', id, label }),
          says('app', { type: 'removal.ask', resource: 'surgeries', id, label }),
          { ...says('app/removal', { resource: 'surgeries', id, label }), k: 'init' as const, m: 'removal' },
          says('app', { type: 'notice.show', notice: { code: 'removal.unsure', tone: 'problem', values: { resource: 'surgeries', id: String(id), label } } }),
        ];
      }),
    );
    hides(file, names);
  });

  test('texts of messages and advices', () => {
    const advices = Object.values(ADVICE);
    const file = told(
      ...readyTexts.map(({ key: ready, text }) => says('app/messages', { type: 'ready.chosen', ready, text })),
      ...advices.map(({ name, text }) => says('app/papers', { type: 'advice.chosen', kind: 'x', name, text })),
    );
    hides(file.replaceAll(/\[(?:روز|ساعت|مبلغ)\]/g, ''), [...readyTexts.map(({ text }) => text), ...advices.flatMap(({ name, text }) => [name, text])]);
  });

  test('the sentences in which a provider refuses', () => {
    const file = told(
      { ...says('app/removal', { type: 'xstate.error.actor.removeRow', error: refused, actorId: 'removeRow' }), p: 'removeRow' },
      says('app', { type: 'notice.show', notice: { code: 'removal.failed', tone: 'problem', values: {}, failure: { of: refused } } }),
    );
    hides(file, [paid, much, whole]);
    expect(file).toContain('"price"');
  });
});
