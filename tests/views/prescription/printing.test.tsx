import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WorksheetContext } from '../../../src/machines/kit/staged/worksheet/context.ts';
import { persianDigits } from '../../../src/schema/kit/digits.ts';
import { jalaliText } from '../../../src/schema/kit/jalali.ts';
import { tehranDay } from '../../../src/schema/kit/tehran.ts';
import type { Patient } from '../../../src/schema/patients/patient.ts';
import type { LineDraft } from '../../../src/schema/prescription/line.ts';
import { type Answers, NOW, patient, refused, rows, textOf, visit } from '../patients/practice.tsx';
import { find, settle } from '../stand.tsx';
// A touch brings them in; here they are there from the start.
import '../../../src/views/prescription/print-questions.tsx';

/** A form that is about a patient has a name of its own. */
const ID = 'prescription:7';
const ID_OF_FILE = 'prescriptionPatient:7';
const AMOXICILLIN = { drug: 'آموکسی‌سیلین', form: '', count: '21', usage: 'هر ۸ ساعت' };
const IBUPROFEN = { ...AMOXICILLIN, drug: 'ایبوپروفن' };
const CLINIC = { id: 1, name: 'مطب دکتر سپهری', address: 'تهران', dentist: 1, is_personal: true, phone: '+982188776655' };

type Context = WorksheetContext<object, LineDraft>;

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
    workflow: id,
    type: (change: object) => tell(id, { type: 'draft.changed', change }),
    print: () => find<HTMLButtonElement>(page, 'button', 'چاپ نسخه'),
    printed: () => asked.filter(({ port }) => port.endsWith('printPage')).length,
    question: () => page.querySelector<HTMLElement>('dialog[open]'),
  };
};

/** The file that another desk changed, as soon as somebody lets it come. */
const onItsWay = (file: Partial<Patient>) => {
  const { promise, resolve } = Promise.withResolvers<Patient>();
  return {
    loadPatient: () => promise,
    come: async () => {
      resolve(patient(7, file));
      await settle();
    },
  };
};

/** As a finger does: down, then the click that comes of it. */
const tap = (element: HTMLElement, clientX: number) =>
  act(async () => {
    element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX, clientY: 50 }));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY: 50, detail: 1 }));
  });

// A tap elsewhere is no first half of a double one.
beforeEach(() => void window.dispatchEvent(new MouseEvent('click', { clientX: -900, detail: 1 })));

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
    await tap(find(question() ?? document.body, 'button', 'با این حال چاپ شود'), 50);
    expect([printed(), question() === first]).toEqual([0, false]);
    // No page is inert here: its title takes the focus where the list grew.
    if (answer === 'چاپ بدون آن') expect(document.activeElement?.closest('dialog')).toBe(question());
  });
});

describe('a file that is still being read', () => {
  it('is said and asked about, although the list knows the patient without an allergy', async () => {
    const { page, print, printed, question } = await open({ 'prescriptionPatient.loadPatient': onItsWay({}).loadPatient });
    expect(textOf(page)).toContain('حساسیت‌های داروییدر حال خواندن پرونده');
    await tap(print(), 300);
    expect(textOf(question())).toContain('هنوز در حال خواندن است');
    expect(printed()).toBe(0);
    await tap(find(question() ?? page, 'button', 'با این حال چاپ شود'), 50);
    expect(printed()).toBe(1);
  });

  it('changes the question as it comes with an allergy: nobody is told any more that none is known', async () => {
    const { loadPatient, come } = onItsWay({ drug_allergies: 'پنی‌سیلین' });
    const { print, printed, question } = await open({ 'prescriptionPatient.loadPatient': loadPatient });
    await tap(print(), 300);
    await come();
    expect(textOf(question())).toContain('پرونده بیمار خوانده شد');
    expect(textOf(question())).toContain('حساسیت‌های دارویی: پنی‌سیلین');
    expect(textOf(question())).toContain('«آموکسی‌سیلین»؛ هم‌خانواده با حساسیت ثبت‌شده بیمار: «پنی‌سیلین»');
    expect(textOf(question())).not.toContain('در حال خواندن');
    expect(printed()).toBe(0);
  });

  it('is printed of unasked once it was read', async () => {
    const { print, printed, question } = await open();
    await tap(print(), 300);
    expect([printed(), question()]).toEqual([1, null]);
  });

  it('is asked about also where it fails only while another question stands', async () => {
    const { answer, tell, type, print, question, printed } = await open();
    await type(IBUPROFEN);
    await tap(print(), 300);
    answer({ 'prescriptionPatient.loadPatient': () => refused(500) });
    await tell(ID_OF_FILE, { type: 'patient.retried' });
    await tap(find(question() ?? document.body, 'button', 'چاپ بدون آن'), 50);
    expect(textOf(question())).toContain('پرونده بیمار به‌روز نشد');
    expect(printed()).toBe(0);
  });
});

describe('a drug that the patient should not be given', () => {
  const ALLERGIC = { 'prescriptionPatient.loadPatient': () => patient(7, { drug_allergies: 'ایبوپروفن' }) };

  it('is asked about before it is printed, by its name and why', async () => {
    const { type, tell, workflow, print, printed, question } = await open(ALLERGIC);
    await type(IBUPROFEN);
    await tell(workflow, { type: 'row.added', at: NOW });
    await tap(print(), 300);
    expect(textOf(question())).toContain('نسخه با حساسیت بیمار سازگار نیست');
    expect(textOf(question())).toContain('«ایبوپروفن»؛ حساسیت ثبت‌شده بیمار: «ایبوپروفن»');
    expect(textOf(question())).not.toContain('آموکسی');
    await tap(find(question() ?? document.body, 'button', 'انصراف'), 50);
    expect([printed(), question()]).toEqual([0, null]);
    await tap(print(), 300);
    await tap(find(question() ?? document.body, 'button', 'با این حال چاپ شود'), 50);
    expect(printed()).toBe(1);
  });

  it('is asked about as well where it goes along from the form alone', async () => {
    const { type, tell, workflow, print, printed, question } = await open(ALLERGIC);
    await tell(workflow, { type: 'row.removed', key: 1 });
    await type(IBUPROFEN);
    await tap(print(), 300);
    expect([printed(), textOf(question()).includes('«ایبوپروفن»؛')]).toEqual([0, true]);
  });

  it('is asked about more softly where it may only go with an allergy', async () => {
    const { print, question } = await open({ 'prescriptionPatient.loadPatient': () => patient(7, { drug_allergies: 'سفالکسین' }) });
    await tap(print(), 300);
    expect(textOf(question())).toContain('نسخه را پیش از چاپ بررسی کنید');
    expect(textOf(question())).toContain('احتمال حساسیت متقاطع با «سفالکسین»');
    expect(textOf(question())).not.toContain('سازگار نیست');
  });

  it('is no question about a paper without it', async () => {
    const { type, print, printed, question } = await open(ALLERGIC);
    await type(IBUPROFEN);
    await tap(print(), 300);
    await tap(find(question() ?? document.body, 'button', 'چاپ بدون آن'), 50);
    expect([printed(), question()]).toEqual([1, null]);
  });
});

describe('the age on the paper', () => {
  it.each([
    ['2026-06-20', 'سنزیر یک سال'],
    ['1983-08-14', 'سن۴۳ سال'],
  ])('is said of somebody born on %s', async (birth_date, said) => {
    const { page } = await open({ 'prescriptionPatient.loadPatient': () => patient(7, { birth_date }) });
    expect(textOf(page)).toContain(said);
  });
});

describe('a paper without the practice', () => {
  it('waits for it while it is on its way, and is asked about where it did not come', async () => {
    const waiting = await open({ 'resource:clinics.loadRows': () => new Promise<never>(() => {}) });
    expect(waiting.print().disabled).toBe(true);
    const failed = await open({ 'resource:clinics.loadRows': () => refused(500) });
    await tap(find<HTMLButtonElement>(failed.page, 'button', 'چاپ نسخه'), 300);
    expect(textOf(failed.question())).toContain('نام و نشانی مطب خوانده نشد');
    expect(failed.printed()).toBe(0);
  });
});

describe('a prescription that was printed', () => {
  const DAY = 24 * 3_600_000;
  // The page's own clock says when it is printed.
  const WHEN = NOW;
  const drugsOf = (state: unknown) => (state as { readonly context: Context }).context.rows.map(({ draft }) => draft.drug);

  it('is no part of what is written on another day, and comes back when it is asked for, as one that was printed', async () => {
    const { page, print, tell, type, workflow, stateOf } = await open({ 'prescription.printPage': () => ({}) });
    await tap(print(), 300);
    await settle();
    await tell(workflow, { type: 'screen.entered', at: WHEN + 30 * DAY });
    expect(drugsOf(stateOf(workflow))).toEqual([]);
    expect(textOf(page)).toContain(`نسخه ${persianDigits(jalaliText(tehranDay(WHEN)))} چاپ شده است`);
    await tap(find(page, 'button', 'بازگردانی'), 10);
    expect(drugsOf(stateOf(workflow))).toEqual([AMOXICILLIN.drug]);
    expect(textOf(page)).toContain('پنجره چاپ بسته شد');
    await type(IBUPROFEN);
    await tell(workflow, { type: 'row.added', at: WHEN + 30 * DAY });
    expect(drugsOf(stateOf(workflow))).toEqual([AMOXICILLIN.drug, IBUPROFEN.drug]);
  });

  it('stays behind what is added on another day to a page that was left open', async () => {
    const { page, print, tell, type, workflow, stateOf } = await open({ 'prescription.printPage': () => ({}) });
    await tap(print(), 300);
    await settle();
    await type(IBUPROFEN);
    await tell(workflow, { type: 'row.added', at: WHEN + DAY });
    expect(drugsOf(stateOf(workflow))).toEqual([IBUPROFEN.drug]);
    await tap(find(page, 'button', 'بازگردانی'), 10);
    expect(drugsOf(stateOf(workflow))).toEqual([AMOXICILLIN.drug, IBUPROFEN.drug]);
    expect(textOf(page)).not.toContain('پنجره چاپ بسته شد');
  });
  it('goes on no paper of another day, whatever is asked on a page that was left open', async () => {
    const { print, printed, tell, type, workflow, stateOf } = await open({ 'prescription.printPage': () => ({}) });
    await tap(print(), 300);
    await settle();
    const once = printed();
    await tell(workflow, { type: 'print.requested', at: WHEN + DAY, doubts: [] });
    expect([printed(), drugsOf(stateOf(workflow))]).toEqual([once, []]);
    await tell(workflow, { type: 'list.recalled' });
    await type(IBUPROFEN);
    await tell(workflow, { type: 'print.requested', at: WHEN + DAY, doubts: [] });
    await tell(workflow, { type: 'entry.added', at: WHEN + 2 * DAY, doubts: [] });
    expect([printed(), drugsOf(stateOf(workflow))]).toEqual([once, []]);
  });

  it('is there again, as it was printed, after whoever only looked at a new one has left', async () => {
    const { print, tell, workflow, stateOf } = await open({ 'prescription.printPage': () => ({}) });
    await tap(print(), 300);
    await settle();
    await tell(workflow, { type: 'screen.entered', at: WHEN + 30 * DAY });
    await tell(workflow, { type: 'screen.left' });
    expect(drugsOf(stateOf(workflow))).toEqual([AMOXICILLIN.drug]);
    expect((stateOf(workflow) as { readonly context: Context }).context.printed).toBe(tehranDay(WHEN));
  });
});

describe('a line in the form', () => {
  it('is said above the page not to be on it, and that is not read out with every letter', async () => {
    const { page, type } = await open();
    await type({ drug: 'ایبوپروفن' });
    const said = find(page, 'p', '«ایبوپروفن» هنوز در فرم است');
    expect(said.closest('[role="status"], [aria-live]')).toBeNull();
  });
});

describe('the browser’s own print command', () => {
  const browser = (event: 'beforeprint' | 'afterprint') => act(async () => window.dispatchEvent(new Event(event)));
  const paper = (): string => textOf([...document.querySelectorAll('[data-print-sheet]')].at(-1));

  it('prints the list as our button would, and no list beside which something is typed', async () => {
    const { type } = await open();
    await browser('beforeprint');
    expect(paper()).toContain('آموکسی‌سیلین');
    await browser('afterprint');
    await type(IBUPROFEN);
    await browser('beforeprint');
    expect(paper()).toBe('');
    await browser('afterprint');
  });

  it('prints a complete line that stands alone, as its preview has it', async () => {
    const { tell, workflow } = await open();
    await tell(workflow, { type: 'row.edited', key: 1 });
    await browser('beforeprint');
    expect(paper()).toContain('آموکسی‌سیلین');
    await browser('afterprint');
  });

  it.each([
    ['the file is still being read', { 'prescriptionPatient.loadPatient': () => new Promise<never>(() => {}) }],
    ['the practice is on its way', { 'resource:clinics.loadRows': () => new Promise<never>(() => {}) }],
  ])('finds no paper while %s, which our button would ask about', async (_, answers) => {
    await open(answers);
    await browser('beforeprint');
    expect(paper()).toBe('');
    await browser('afterprint');
  });
});
