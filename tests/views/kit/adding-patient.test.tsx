import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { notify } from '../../../src/machines/kit/parent.ts';
import { answers as books } from '../ledger/keeping.ts';
import { type Answers, patient, rows, textOf, visit } from '../patients/practice.tsx';
import { lists as paying } from '../payments/paying.tsx';
import { comes, field, find, press, settle, type } from '../stand.tsx';
import { lists as treating } from '../treatments/treating.tsx';

const saving: Answers = {
  'patientForm.findAlike': () => ({ rows: [] }),
  'patientForm.saveRecord': () => patient(9, { first_name: 'رضا', last_name: 'کریمی' }),
};
const sheetOf = (page: ParentNode) => page.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('No sheet is open.');
const choiceOf = (page: ParentNode, label: string) =>
  [...page.querySelectorAll<HTMLElement>('main button[aria-labelledby]')].find((face) =>
    document.getElementById(face.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent?.startsWith(label),
  ) ?? expect.fail(`No choice «${label}».`);

it.each([
  ['/new-treatment', treating, 'بیمار', 'شکایت اصلی'],
  ['/new-treatment', { ...treating, 'resource:patients.loadRows': () => rows([]) }, 'بیمار', 'شکایت اصلی'],
  ['/new-payment', paying, 'بیمار یا کلینیک', 'شماره تراکنش'],
  ['/new-asset-expense/expense', books, 'گیرنده', 'شماره تراکنش'],
])('whoever is in no list is filed over the form at %s, which loses nothing and then has them', async (path, lists, choice, other) => {
  const { page, visited, app } = await visit(path, { ...lists, ...saving });
  await type(field(page, other), '۴۵۶');
  await press(choiceOf(page, choice));
  await press(find(sheetOf(page), 'button', 'ثبت بیمار جدید'));
  await settle();
  await comes(() => expect(page.querySelector('dialog[open] form')).not.toBeNull());
  await type(field(sheetOf(page), 'نام'), 'رضا');
  await type(field(sheetOf(page), 'نام خانوادگی'), 'کریمی');
  await type(field(sheetOf(page), 'کد ملی'), '0012345679');
  await press(find(sheetOf(page), 'button', 'ذخیره'));
  await settle();
  expect(page.querySelector('dialog[open]')).toBeNull();
  expect(textOf(choiceOf(page, choice))).toContain('رضا کریمی');
  expect([field(page, other).value, visited.at(-1)]).toEqual(['۴۵۶', path]);
  // Every other choice begins with them.
  expect(app.getSnapshot().context.chosen.patients?.id).toHaveLength(1);
});

it.each([
  ['/new-treatment', treating, 'بیمار'],
  ['/new-payment', paying, 'بیمار یا کلینیک'],
  ['/new-asset-expense/expense', books, 'گیرنده'],
])('who is filed over the form at %s is chosen there although the list of patients did not come', async (path, lists, choice) => {
  const { page } = await visit(path, { ...lists, ...saving, 'resource:patients.loadRows': () => ({ _tag: 'Timeout' }) });
  await press(choiceOf(page, choice));
  await press(find(sheetOf(page), 'button', 'ثبت بیمار جدید'));
  await settle();
  await comes(() => expect(page.querySelector('dialog[open] form')).not.toBeNull());
  await type(field(sheetOf(page), 'نام'), 'رضا');
  await type(field(sheetOf(page), 'نام خانوادگی'), 'کریمی');
  await type(field(sheetOf(page), 'کد ملی'), '0012345679');
  await press(find(sheetOf(page), 'button', 'ذخیره'));
  await settle();
  expect(textOf(choiceOf(page, choice))).toContain('رضا کریمی');
});

describe('a patient who is begun while the file of another one waits', () => {
  const many: Answers = { 'resource:patients.loadRows': () => ({ rows: Array.from({ length: 12 }, (_, at) => patient(20 + at)) }) };
  type Visited = Awaited<ReturnType<typeof visit>>;
  const go = async ({ app }: Visited, to: string, passed: object = {}) => {
    await act(async () => app.send({ type: 'route.go', to, replace: false, passed }));
    await settle();
  };
  const namesIn = (form: ParentNode) => [field(form, 'نام *').value, field(form, 'نام خانوادگی').value];
  const draftOf = ({ stateOf }: Visited, id: string) => stateOf(id)?.context.draft;
  /** Somebody's half file, left by the bar. */
  const begun = async () => {
    const visited = await visit('/new-patient', { ...treating, ...saving, ...many });
    const { page } = visited;
    await type(field(page, 'نام *'), 'زهرا');
    await type(field(page, 'نام خانوادگی'), 'احمدی');
    await visited.tell('patientForm:new', { type: 'draft.changed', change: { drug_allergies: { tags: ['پنی‌سیلین'], typed: '' } } });
    await go(visited, '/new-treatment');
    return visited;
  };
  const add = async ({ page }: Visited, searched: string) => {
    await press(choiceOf(page, 'بیمار'));
    await type(sheetOf(page).querySelector('input') ?? expect.fail('Nothing to search in.'), searched);
    await settle();
    await press(find(sheetOf(page), 'button', 'ثبت بیمار جدید'));
    await settle();
    await comes(() => expect(page.querySelector('dialog[open] form')).not.toBeNull());
  };

  it('over a treatment has the name that was searched for, and nothing of the other, whose file is still there', async () => {
    const visited = await begun();
    const { page } = visited;
    const before = draftOf(visited, 'patientForm:new');
    await add(visited, 'مریم  سلیمی');
    expect(namesIn(sheetOf(page))).toEqual(['مریم', 'سلیمی']);
    expect(textOf(sheetOf(page))).not.toContain('پنی‌سیلین');
    expect(textOf(sheetOf(page).querySelector('section[aria-label*="نیمه‌کاره"]'))).toContain('زهرا احمدی');
    await type(field(sheetOf(page), 'کد ملی'), '0012345679');
    await press(find(sheetOf(page), 'button', 'ذخیره'));
    await settle();
    expect([page.querySelector('dialog[open]'), textOf(choiceOf(page, 'بیمار'))]).toEqual([null, expect.stringContaining('رضا کریمی')]);
    await go(visited, '/new-patient');
    expect([namesIn(page), draftOf(visited, 'patientForm:new')]).toEqual([['زهرا', 'احمدی'], before]);
  });

  it('over a treatment is led away from by nothing: the sheet says that the other waits, and a page offers the way', async () => {
    const visited = await begun();
    const { page } = visited;
    const before = draftOf(visited, 'patientForm:new');
    await add(visited, 'مریم سلیمی');
    const waits = () => page.querySelector<HTMLElement>('section[aria-label*="نیمه‌کاره"]') ?? expect.fail('Nothing waits.');
    expect([textOf(waits()), waits().querySelectorAll('button, a').length]).toEqual([expect.stringContaining('زهرا احمدی'), 0]);
    await type(field(sheetOf(page), 'کد ملی'), '0012345679');
    expect([namesIn(sheetOf(page)), page.querySelectorAll('dialog[open]').length]).toEqual([['مریم', 'سلیمی'], 1]);
    await go(visited, '/new-patient?draft=2');
    await press(find(waits(), 'button', 'ادامه'));
    await settle();
    expect([visited.visited.at(-1), namesIn(page), draftOf(visited, 'patientForm:new')]).toEqual(['/new-patient', ['زهرا', 'احمدی'], before]);
  });

  it('is gone on with where it was the one that was searched for', async () => {
    const visited = await begun();
    await add(visited, 'زهرا احمدی');
    expect([namesIn(sheetOf(visited.page)), textOf(sheetOf(visited.page))]).toEqual([['زهرا', 'احمدی'], expect.stringContaining('پنی‌سیلین')]);
  });

  it('on a page has an address of its own, and both are offered to each other', async () => {
    const visited = await begun();
    const { page } = visited;
    await go(visited, '/new-patient', { named: 'مریم سلیمی' });
    expect([visited.visited.at(-1), namesIn(page)]).toEqual(['/new-patient?draft=2', ['مریم', 'سلیمی']]);
    await type(field(page, 'کد ملی'), '0012345679');
    await press(find(page, 'button', 'ادامه'));
    await settle();
    expect([visited.visited.at(-1), namesIn(page)]).toEqual(['/new-patient', ['زهرا', 'احمدی']]);
    await press(find(page, 'button', 'ادامه'));
    await settle();
    expect([visited.visited.at(-1), namesIn(page), field(page, 'کد ملی').value]).toEqual(['/new-patient?draft=2', ['مریم', 'سلیمی'], '۰۰۱۲۳۴۵۶۷۹']);
  });

  it('and left over a treatment is the one at its address', async () => {
    const visited = await begun();
    await add(visited, 'مریم سلیمی');
    await type(field(sheetOf(visited.page), 'کد ملی'), '0012345679');
    await go(visited, '/patients');
    await go(visited, '/new-patient?draft=2');
    expect([namesIn(visited.page), field(visited.page, 'کد ملی').value]).toEqual([['مریم', 'سلیمی'], '۰۰۱۲۳۴۵۶۷۹']);
  });
});

describe('whoever was chosen after the sheet was closed with nobody in it', () => {
  const others: Answers = { ...paying, 'resource:patients.loadRows': () => ({ rows: [patient(7), patient(8, { first_name: 'علی', last_name: 'رضایی' })] }) };
  it.each([
    ['another was changed', notify('patients.updated', 'success', { id: '7' })],
    ['another was not deleted', notify('removal.failed', 'problem', { id: '7', label: 'سارا احمدی', resource: 'patients' })],
    ['nobody knows whether another was', notify('removal.unsure', 'problem', { id: '7', label: 'سارا احمدی', resource: 'patients' })],
    ['another was filed elsewhere', notify('patients.created', 'success', { id: '7' })],
  ])('stays when it is told that %s', async (_, notice) => {
    const { page, app } = await visit('/new-payment', { ...others, ...saving });
    const choice = () => choiceOf(page, 'بیمار یا کلینیک');
    await press(choice());
    await press(find(sheetOf(page), 'button', 'ثبت بیمار جدید'));
    await settle();
    await comes(() => expect(page.querySelector('dialog[open] form')).not.toBeNull());
    await act(async () => app.send(notice));
    await press(find(sheetOf(page), 'button', 'انصراف'));
    await settle();
    expect(textOf(choice())).not.toContain('سارا احمدی');
    await press(choice());
    await press(find(page, '[role="option"]', 'علی رضایی'));
    await settle();
    await act(async () => app.send(notice));
    await settle();
    expect(textOf(choice())).toContain('علی رضایی');
  });
});
