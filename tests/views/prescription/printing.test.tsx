import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { type Answers, patient, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { find } from '../stand.tsx';

/** A form that is about a patient has a name of its own. */
const ID = 'prescription:7';
const AMOXICILLIN = { drug: 'آموکسی‌سیلین', form: '', count: '21', usage: 'هر ۸ ساعت' };
const IBUPROFEN = { ...AMOXICILLIN, drug: 'ایبوپروفن' };
const CLINIC = { id: 1, name: 'مطب دکتر سپهری', address: 'تهران', dentist: 1, is_personal: true, phone: '+982188776655' };

/** The prescription of a patient whom the list knows, with a line in it. */
const open = async (answers: Answers = {}) => {
  const visiting = await visit('/prescription?patient=7', {
    'resource:patients.loadRows': () => rows([patient(7)]),
    'resource:clinics.loadRows': () => rows([CLINIC]),
    'prescriptionPatient.loadPatient': () => patient(7),
    ...answers,
  });
  const { page, asked, tell, app } = visiting;
  const id = app.getSnapshot().context.route?.workflow ?? ID;
  await tell(id, { type: 'draft.changed', change: AMOXICILLIN });
  await tell(id, { type: 'row.added', at: Date.UTC(2026, 10, 20, 8, 30) });
  return {
    ...visiting,
    type: (change: object) => tell(id, { type: 'draft.changed', change }),
    print: () => find<HTMLButtonElement>(page, 'button', 'چاپ نسخه'),
    printed: () => asked.filter(({ port }) => port.endsWith('printPage')).length,
    question: () => page.querySelector<HTMLElement>('dialog[open]'),
  };
};

/** As a finger does: down, then the click that comes of it. */
const tap = (element: HTMLElement, clientX: number) =>
  act(async () => {
    element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX, clientY: 50 }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY: 50 }));
  });

describe('two questions in a row', () => {
  it.each(['افزودن و چاپ', 'چاپ بدون آن'])('are two: the second tap on «%s» does not answer the next, which takes the focus', async (answer) => {
    const { type, print, printed, question } = await open({
      'prescriptionPatient.loadPatient': () => refused(500),
      'resource:patients.loadRows': () => rows([]),
    });
    await type(IBUPROFEN);
    await tap(print(), 300);
    const first = question();
    await tap(find(first ?? document.body, 'button', answer), 50);
    expect(textOf(question())).toContain('معلوم نیست');
    await tap(find(question() ?? document.body, 'button', 'چاپ با این حال'), 50);
    expect([printed(), question() === first]).toEqual([0, false]);
    // No page is inert here: its title takes the focus where the list grew.
    if (answer === 'چاپ بدون آن') expect(document.activeElement?.closest('dialog')).toBe(question());
  });
});
