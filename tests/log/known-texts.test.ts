import { describe, expect, test } from 'vitest';
import { services } from '../../server/demo/lists/services.ts';
import type { Failure } from '../../src/schema/kit/failure.ts';
import { type MaskedLog, maskedLog } from '../../src/schema/log/mask/mask.ts';
import { pseudonymsOf } from '../../src/schema/log/mask/pseudonym.ts';
import type { LogRecord } from '../../src/schema/log/record.ts';
import { DRUGS } from '../../src/schema/prescription/drugs.ts';
import { ADVICE } from '../../src/views/documents/advice/advice-texts.ts';
import { relations } from '../../src/views/installments/cheques/texts.ts';
import { readyTexts } from '../../src/views/messages/ready-texts.ts';
import { usages } from '../../src/views/prescription/texts.ts';
import { form as treatment } from '../../src/views/treatments/texts.ts';
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
  ['app/cheques', 'newCheques'],
  ['app/treatments', 'newTreatments'],
  ['app/payments', 'newPayments'],
  ['app/rescue', 'rescue'],
  ['app/visit', 'appointmentForm'],
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

test('what a provider wrote in place of a code or a tooth is hidden, and codes and teeth are as they are', () => {
  const [method, place] = ['کارت به کارت، خانم احمدی ۰۹۱۲۱۲۳۴۵۶۷', '16 خانم احمدی'];
  const surgery = {
    id: 5,
    patient: 7,
    procedure_type: 3,
    total_cost: 1000,
    lab_cost: 0,
    material_cost: 0,
    discount: 0,
    extra_fee: 0,
    surgery_time: '2026-11-20T09:00:00Z',
  };
  const entered = (tooth_number: string) =>
    told({ ...says('app/treatments', { type: 'xstate.done.actor.sendRow', actorId: 'sendRow', output: { ...surgery, tooth_number } }), p: 'sendRow' });
  const paid = (payment_method: unknown) => told(says('app/payments', { type: 'draft.changed', change: { payment_method } }));
  expect(paid(method)).not.toMatch(/احمدی|کارت|۰۹۱۲/);
  expect([paid(3), paid('7')].map((file) => /"payment_method":("?\d"?)/.exec(file)?.[1])).toEqual(['3', '"7"']);
  expect(entered(place)).not.toContain('احمدی');
  expect(entered('16')).toContain('"tooth_number":"16"');
});

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

  test('whose cheques they are, typed and stored', () => {
    const cheque = { id: 1, amount: 1000, due_date: '2026-02-20', installment: 1 };
    const file = told(
      ...relations.flatMap((relation_to_patient) => [
        says('app/cheques', { type: 'draft.changed', change: { relation_to_patient } }),
        { ...says('app/cheques', { type: 'xstate.done.actor.sendRow', actorId: 'sendRow', output: { ...cheque, relation_to_patient } }), p: 'sendRow' },
      ]),
    );
    hides(file, relations);
  });

  test('what the tariff of an insurance is called', () => {
    const names = Object.values(treatment.covers).map((cover) => treatment.tariff('دانا', 'پایه', cover, 70));
    hides(told(...names.map((name) => says('app/treatments', { type: 'draft.changed', change: { insurance_tariff: { id: 3, name } } }))), names);
  });

  test('a draft that is kept to be read', () => {
    const values = [...DRUGS.map(({ name }) => name), ...usages, ...relations, ...services.map(({ name }) => name)];
    const output = { drafts: [{ key: 'k', workflow: 'prescription', at: 1, entries: [values.map((value) => ({ field: 'x', value }))] }] };
    hides(told({ ...says('app/rescue', { type: 'xstate.done.actor.readRescued', actorId: 'readRescued', output }), p: 'readRescued' }), values);
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

test('of a day and a time as they were typed no digit’s pseudonym stands beside what they mean', () => {
  const typed = ['9', '0930', '۹:۳۰', '1404/12/01', '۱۲ دی', '۲:۳۰ ب.ظ'];
  const meant = { date: { day: '2026-02-20' }, time: { time: '09:30' } };
  const changes = typed.map((typed) => ({ date: { ...meant.date, typed }, time: { ...meant.time, typed } }));
  const masked = JSON.parse(told(...changes.map((change) => says('app/visit', { type: 'draft.changed', change })))) as {
    readonly e: { readonly change: object };
  }[];
  const shown = typed.map((text) => text.replaceAll(/\S/g, '•'));
  // The time is told, for alone it says nothing of anybody; the day has moved by thirty weeks.
  expect(masked.map(({ e }) => e.change)).toEqual(shown.map((typed) => ({ date: { day: '2025-07-25', typed }, time: { time: '09:30', typed } })));
});
