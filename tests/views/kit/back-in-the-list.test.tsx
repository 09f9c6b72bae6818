import { expect, it } from 'vitest';
import { add, fillContract, taking } from '../contracts/terms.tsx';
import { patient, rows, visit } from '../patients/practice.tsx';
import { comes, find, press } from '../stand.tsx';

const patients = { 'resource:patients.loadRows': () => rows([patient(7), patient(8, { first_name: 'رضا', last_name: 'کریمی' })]) };
const contracts = async () => {
  const { page } = await visit('/contracts/3', taking);
  for (const from of ['1406/01/01', '1407/01/01']) {
    await fillContract(page, from, 'درصدی', '50');
    await add(page);
  }
  return page;
};
const prescription = async () => {
  const { page, tell, app } = await visit('/prescription?patient=7', { ...patients, 'prescriptionPatient.loadPatient': () => patient(7) });
  const id = app.getSnapshot().context.route?.workflow ?? expect.fail('No screen is open.');
  for (const drug of ['آموکسی‌سیلین', 'ایبوپروفن']) {
    await tell(id, { type: 'draft.changed', change: { drug, form: '', count: '21', usage: 'هر ۸ ساعت' } });
    await tell(id, { type: 'row.added', at: 0 });
  }
  return page;
};
const message = async () => {
  const { page } = await visit('/sms', patients);
  for (const name of ['سارا احمدی', 'رضا کریمی']) {
    await press(find(page, '[data-stop]', ''));
    await press(find(page, '[role="option"]', name));
  }
  return page;
};

const pressByKey = async (button: HTMLElement) => {
  button.focus();
  await press(button);
};

it.each([
  ['a contract', contracts],
  ['a drug', prescription],
  ['a recipient', message],
])('the keyboard is at %s that was put back into its list, and not at the head of the page', async (_, stand) => {
  const page = await stand();
  const list = page.querySelector('main ol:has(button)') ?? expect.fail('Nothing is listed.');
  const first = () => list.firstElementChild ?? expect.fail('Nothing is listed any more.');
  const own = find(first(), 'button', '').getAttribute('aria-label');
  await pressByKey(find(first(), 'button', ''));
  const menu = page.querySelector('dialog[open]');
  if (menu) await pressByKey(find(menu, 'button', 'حذف'));
  expect(list.children).toHaveLength(1);
  await comes(() => expect(first().contains(document.activeElement)).toBe(true));
  await pressByKey(find(page, 'button', 'بازگردانی'));
  expect(list.children).toHaveLength(2);
  await comes(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(own));
  expect(first().contains(document.activeElement)).toBe(true);
});
