import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comes, find, press, settle, type } from '../stand.tsx';
import { type Answers, patient, refused, rows, textOf, visit } from './practice.tsx';

beforeEach(() => void Object.assign(window, { innerWidth: 1280 }));
afterEach(() => void Object.assign(window, { innerWidth: 390 }));

const reza = patient(2, { first_name: 'رضا', last_name: 'کریمی' });
const answers: Answers = {
  'resource:patients.loadRows': () => rows([patient(1), reza]),
  'resource:insurances.loadRows': () => rows([]),
  'patientProfile.loadPatient': () => reza,
};
const focused = () => textOf(document.activeElement);
const frame = () => act(async () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
const alerts = (page: ParentNode) => [...page.querySelectorAll('main [role="alert"]')].map(textOf);

/** The patients at the desk, where the table comes from a part of the program of its own. */
const look = async (path: string) => {
  const visiting = await visit(path, answers);
  await comes(() => expect(visiting.page.querySelector('main [role="table"]')).not.toBeNull());
  return visiting;
};

/** Deletes somebody by the menu of the row, with the keyboard. */
const remove = async ({ page, answer }: Awaited<ReturnType<typeof look>>, name: string) => {
  answer({ 'removal.removeRow': () => ({}), 'patientProfile.loadPatient': () => refused(404) });
  const menu = find(page, 'main [role="row"] button', `گزینه‌های ${name}`);
  await act(async () => menu.focus());
  await press(menu);
  await press(find(page, 'dialog button', 'حذف'));
  await settle();
  await press(find(page, 'dialog button', 'بله، حذف شود'));
  await settle();
  await frame();
};

describe('a patient deleted from the list at the desk', () => {
  it('whose file is open beside it is gone from there too: the list stands alone, and its title has the focus', async () => {
    const visiting = await look('/patient/2');
    const { page, visited } = visiting;
    await comes(() => expect(textOf(page.querySelector('main h1'))).toContain('رضا کریمی'));
    await remove(visiting, 'رضا کریمی');
    expect([visited.at(-1), alerts(page)]).toEqual(['/patients', []]);
    expect(focused()).toContain('لیست بیماران');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('is named apart from others of that name in the menu and in the question', async () => {
    const { page } = await look('/patients');
    const apart = 'سارا احمدی، کد ملی ۰۰۱۲۳۴۵۶۷۹';
    await press(find(page, 'main [role="row"] button', `گزینه‌های ${apart}`));
    expect(textOf(page.querySelector('dialog[open] h2'))).toBe(`گزینه‌های ${apart}`);
    await press(find(page, 'dialog button', 'حذف'));
    await settle();
    expect(textOf(page.querySelector('dialog[open] strong'))).toBe(apart);
  });

  it('as the only one that was found leaves the focus at what is said then, not on the way to a new patient', async () => {
    const visiting = await look('/patients');
    const { page } = visiting;
    await type(page.querySelector('input[type="search"]') as HTMLInputElement, 'کریمی');
    await settle();
    await remove(visiting, 'رضا کریمی');
    expect(find(page, 'main button', 'افزودن بیمار «کریمی»')).toBeTruthy();
    expect(focused()).toBe('نتیجه‌ای برای «کریمی» یافت نشد.');
  });

  it('still says of a file that somebody else deleted that it is gone', async () => {
    const { page, answer, visited, tell } = await look('/patient/2');
    answer({ 'patientProfile.loadPatient': () => refused(404) });
    await tell('patientProfile:2', { type: 'rows.changed', resource: 'patients' });
    expect(alerts(page)[0]).toContain('بیمار یافت نشد');
    expect(visited).toEqual(['/patient/2']);
  });
});
