import { describe, expect, it } from 'vitest';
import { refused, rows, textOf, treatment } from '../patients/practice.tsx';
import { field, find, press, submit, type } from '../stand.tsx';
import { button, choose, contract, fillIn, openChoices, taking, treat } from './treating.tsx';

const PAST = 'در این تاریخ قراردادی با «لبخند» برقرار نیست؛ قرارداد ۱۴۰۳/۰۱/۰۱ تا ۱۴۰۴/۰۱/۰۱ به کار می‌رود.';
/** Every clinic's contract ended in 2025. */
const ended = {
  ...taking,
  'resource:contracts.loadRows': () => rows([1, 2, 3].map((id) => contract(id, id, { start_date: '2024-03-20', end_date: '2025-03-21' }))),
};
const warnings = (page: ParentNode) => [...page.querySelectorAll('[id$="-warning"]')].map(textOf);

describe('a treatment on whose day no contract of its clinic holds', () => {
  it('says under which it falls all the same, until the day is one of its days', async () => {
    const { page } = await treat('/new-treatment', ended);
    await fillIn(page);
    expect(warnings(page)).toEqual([PAST]);
    await type(field(page, 'تاریخ درمان'), '۱۴۰۳/۰۵/۰۱');
    expect(warnings(page).join()).not.toContain('برقرار نیست');
  });

  it('can be added', async () => {
    const { page } = await treat('/new-treatment', ended);
    await fillIn(page);
    await press(button(page, 'افزودن به لیست'));
    expect(page.querySelectorAll('ol li')).toHaveLength(1);
  });

  it('is warned of where clinics are chosen, but not of one’s own, whose contracts nobody sees', async () => {
    const { page } = await treat('/new-treatment', ended);
    await openChoices(page, 'کلینیک');
    const said = [...page.querySelectorAll('[role="option"]')].map(textOf);
    expect(said.find((each) => each.startsWith('لبخند'))).toContain('قراردادی در این تاریخ برقرار نیست');
    expect(said.find((each) => each.startsWith('مطب شخصی'))).not.toContain('برقرار نیست');
    await press(find(page, '[role="option"]', 'مطب شخصی'));
    expect(warnings(page)).toEqual([]);
  });
});

describe('an edit of a treatment', () => {
  const editing = (facts: object, of: readonly object[], unreadable = 0) =>
    treat('/new-treatment/12', {
      ...taking,
      'resource:contracts.loadRows': () => rows(of, unreadable),
      'treatmentEdit.loadRecord': () => treatment(12, { clinic: 2, contract: 2, ...facts }),
      'treatmentEdit.saveRecord': ({ payload }: { readonly payload: object }) => ({ ...treatment(12), ...payload }),
    });
  const before = contract(2, 2, { start_date: '2024-03-20', end_date: '2025-03-21' });
  const sent = (asked: readonly { readonly port: string; readonly input: unknown }[]) =>
    asked.flatMap(({ port, input }) => (port === 'treatmentEdit.saveRecord' ? [(input as { readonly payload: object }).payload] : []));

  it('says that its contract did not hold on its day, and keeps it', async () => {
    const { page, asked } = await editing({ surgery_time: '2026-11-10' }, [before, contract(4, 2)]);
    expect(warnings(page)).toContain(PAST);
    await type(field(page, 'شکایت اصلی'), 'درد');
    await submit(page);
    expect(sent(asked)).toMatchObject([{ contract: 2 }]);
  });

  it('keeps a contract that could not be read, and does not call it gone', async () => {
    const { page, asked } = await editing({ contract: 77, surgery_time: '2026-11-10' }, [contract(4, 2)], 1);
    expect(textOf(page)).not.toContain('قرارداد یافت نشد');
    await type(field(page, 'شکایت اصلی'), 'درد');
    await submit(page);
    expect(sent(asked)).toMatchObject([{ contract: 77 }]);
  });

  it.each([
    ['is at the clinic of its contract where the provider does not tell it', () => rows([contract(2, 2), contract(4, 1)]), 'کلینیک * (اجباری)لبخند'],
    ['can be saved where nobody can name its clinic', () => refused(500), 'تعرفه بیمه'],
  ])('%s, and keeps contract and tariff', async (_, loadRows, said) => {
    const { page, asked } = await treat('/new-treatment/12', {
      ...taking,
      'resource:contracts.loadRows': loadRows,
      'treatmentEdit.loadRecord': () => treatment(12, { clinic: null, contract: 2, insurance_tariff: 5 }),
      'treatmentEdit.saveRecord': ({ payload }: { readonly payload: object }) => ({ ...treatment(12), ...payload }),
    });
    expect(textOf(page)).toContain(said);
    await type(field(page, 'شکایت اصلی'), 'درد');
    await submit(page);
    expect(sent(asked)).toMatchObject([{ contract: 2, insurance_tariff: 5, main_complain: 'درد' }]);
  });

  it('falls under the contract of the day that it is changed to', async () => {
    const { page, asked } = await editing({ surgery_time: '2024-11-10' }, [before, contract(4, 2)]);
    await type(field(page, 'تاریخ درمان'), '۱۴۰۵/۰۸/۱۰');
    expect(warnings(page).join()).not.toContain('برقرار نیست');
    await submit(page);
    expect(sent(asked)).toMatchObject([{ contract: 4 }]);
  });

  it('warns of no contract of a clinic that is its own and holds', async () => {
    const { page } = await editing({ surgery_time: '2024-11-10' }, [{ ...before, is_active: false }]);
    await choose(page, 'نوع درمان', 'جرم‌گیری');
    await openChoices(page, 'کلینیک');
    expect(textOf(find(page, '[role="option"]', 'لبخند'))).toBe('لبخند');
  });
});
