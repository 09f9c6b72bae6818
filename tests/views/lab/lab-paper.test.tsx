import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { type Answers, patient, rows, textOf, visit } from '../patients/practice.tsx';
import { comes, find, press, settle } from '../stand.tsx';

/** Noon in Tehran on 30 Aban 1405, and the next day. */
const DAY_MILLIS = 24 * 3_600_000;
const work = (id: number, lab: number) => ({
  ...{ patient: { id, name: '' }, lab, shade: 'A2', quadrant: 1, tooth_number: 6, procedure_type: { id: 1, name: 'روکش' }, description: 'زیرکونیا' },
});

const open = async (answers: Answers = {}) => {
  const visiting = await visit('/send-to-lab', {
    'resource:patients.loadRows': () => rows([patient(7), patient(8, { last_name: 'کریمی' })]),
    'resource:procedureTypes.loadRows': () => rows([{ id: 1, name: 'روکش', procedure_code: 'F1', price: 1 }]),
    'resource:clinics.loadRows': () => rows([{ id: 1, name: 'مطب دکتر سپهری', address: 'تهران', dentist: 1, is_personal: true, phone: '+982188776655' }]),
    'labDispatch.printPage': () => new Promise<never>(() => {}),
    ...answers,
  });
  // A form that is about nobody yet has a name of its own.
  const id = visiting.app.getSnapshot().context.route?.workflow ?? '';
  const tell = (event: object) => visiting.tell(id, event);
  const add = async (id: number, lab: number, at = Date.UTC(2026, 10, 21, 8, 30)) => {
    await tell({ type: 'draft.changed', change: work(id, lab) });
    await tell({ type: 'row.added', at });
  };
  return { page: visiting.page, add, tell, state: () => visiting.stateOf(id) };
};
const drafts = (state: unknown) => (state as { readonly context: { readonly rows: readonly { readonly draft: object }[] } }).context.rows;

describe('what goes to laboratories, on paper', () => {
  it('is a paper for each of them, with its head and recipient, and none sees what goes to another', async () => {
    const { page, add } = await open();
    await add(7, 1);
    await add(8, 2);
    await add(8, 1);
    await press(find(page, 'button', 'چاپ لیست'));
    await settle();
    const sheets = [...document.querySelectorAll('[data-print-sheet] section')].map(textOf);
    expect(sheets.length).toBe(2);
    const [pars = '', aria = ''] = sheets;
    for (const sheet of sheets) expect(sheet).toContain('مطب دکتر سپهری');
    expect(pars).toContain('گیرندهلابراتوار پارس');
    expect(pars).toContain('۲ سفارش');
    expect(pars).toContain('سارا احمدی');
    expect(pars).not.toContain('آریا');
    expect(aria).toContain('لابراتوار آریا');
    expect(aria).not.toContain('احمدی');
  });

  it('names a patient as the list does now, and has the signature under the head that names the laboratory', async () => {
    const { page, tell } = await open();
    await tell({ type: 'draft.changed', change: { ...work(8, 1), patient: { id: 8, name: 'نام پیشین' } } });
    await tell({ type: 'row.added', at: Date.UTC(2026, 10, 21, 8, 30) });
    await press(find(page, 'button', 'چاپ لیست'));
    await settle();
    const table = document.querySelector('[data-print-sheet] table');
    expect(textOf(table)).toContain('کریمی');
    expect(textOf(table)).not.toContain('نام پیشین');
    expect(textOf(table?.querySelector('tbody > tr:last-child'))).toContain('مهر و امضای دندانپزشک');
  });
});

describe('a list that was sent', () => {
  const sheet = () => textOf(document.querySelector('[data-print-sheet]'));

  it('is called back from under a new one, still as sent, and printed again', async () => {
    const { page, add } = await open({ 'labDispatch.handOver': () => ({}) });
    await add(7, 1);
    await press(find(page, 'button', 'ارسال'));
    await settle();
    await press(find(page, 'button', 'لیست جدید'));
    expect(textOf(page)).toContain('لیست جدید آغاز شد.');
    expect(textOf(page)).toContain('برای افزودن لازم است');
    expect(textOf(page)).not.toContain('سارا احمدی');
    await press(find(page, 'button', 'بازگردانی'));
    expect(textOf(page)).toContain('ارسال آزمایشی انجام شد');
    expect([...page.querySelectorAll('button')].map(textOf).filter((said) => said.startsWith('ارسال'))).toEqual([]);
    await press(find(page, 'button', 'چاپ لیست'));
    await settle();
    expect(sheet()).toContain('سارا احمدی');
  });

  it('is what the browser prints by its own command, whatever is typed for the next one', async () => {
    const { page, add, tell } = await open({ 'labDispatch.handOver': () => ({}) });
    await add(7, 1);
    await press(find(page, 'button', 'ارسال'));
    await settle();
    await press(find(page, 'button', 'لیست جدید'));
    await tell({ type: 'draft.changed', change: { shade: 'A3' } });
    await press(find(page, 'button', 'بازگردانی'));
    await act(async () => window.dispatchEvent(new Event('beforeprint')));
    expect(sheet()).toContain('سارا احمدی');
    await act(async () => window.dispatchEvent(new Event('afterprint')));
  });
});

describe('a list beside a form that is half filled in', () => {
  const begun = async (answers: Answers = {}) => {
    const on = await open(answers);
    await on.add(7, 1);
    await on.add(8, 1);
    await on.tell({ type: 'draft.changed', change: { patient: null, procedure_type: { id: 1, name: 'روکش' } } });
    return { ...on, question: () => on.page.querySelector('dialog[open]') };
  };

  it('is sent without that, once this was asked', async () => {
    const { page, state, question } = await begun({ 'labDispatch.handOver': () => ({}) });
    await press(find(page, 'button', 'ارسال ۲ سفارش'));
    await comes(() => expect(textOf(question())).toContain('فقط موارد لیست ارسال شود؟'));
    expect(textOf(page)).not.toContain('لطفاً بیمار را انتخاب کنید.');
    await press(find(page, 'dialog button', 'ارسال ۲ سفارش'));
    await settle();
    expect(textOf(page)).toContain('ارسال آزمایشی انجام شد');
    expect(drafts(state()).length).toBe(2);
    await press(find(page, 'button', 'لیست جدید'));
    expect(find(page, 'main button', 'روکش')).toBeDefined();
  });

  it('is printed without that, once this was asked, and asks nothing of whom that is for', async () => {
    const { page, question } = await begun();
    await press(find(page, 'button', 'چاپ لیست'));
    await comes(() => expect(textOf(question())).toContain('فقط موارد لیست چاپ شود؟'));
    await press(find(page, 'dialog button', 'چاپ لیست'));
    await settle();
    expect(question()).toBeNull();
    const sheet = textOf(document.querySelector('[data-print-sheet]'));
    expect(sheet).toContain('۲ سفارش');
    expect(textOf(page)).not.toContain('لطفاً بیمار را انتخاب کنید.');
  });

  it('is left as it is by whoever goes back to the form', async () => {
    const { page, question } = await begun();
    await press(find(page, 'button', 'ارسال ۲ سفارش'));
    await comes(() => expect(question()).not.toBeNull());
    await press(find(page, 'dialog button', 'بازگشت به فرم'));
    await settle();
    expect(question()).toBeNull();
    expect(find(page, 'main button', 'روکش')).toBeDefined();
  });
});

describe('the day of a work', () => {
  it('that nobody chose is that on which it goes into the list, however old the form is; one that was chosen stays', async () => {
    const { add, tell, state } = await open();
    await add(7, 1, Date.UTC(2026, 10, 21, 8, 30) + DAY_MILLIS);
    await tell({ type: 'draft.changed', change: { date: { typed: '1405/08/25', day: '2026-11-16' } } });
    await add(8, 1);
    await add(8, 2);
    expect(drafts(state()).map(({ draft }) => (draft as { readonly date: { readonly day: string } }).date.day)).toEqual([
      '2026-11-22',
      '2026-11-16',
      '2026-11-16',
    ]);
  });
});
