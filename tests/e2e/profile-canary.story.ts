import type { Page } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { expect, test } from './practice.ts';
import { signIn } from './signing-in.ts';
import { holding, inProfile } from './support/profile.ts';

/** Not looked at here: what the program itself keeps on the device, its log above all. */
const OWN = /^\/Default\/(IndexedDB|Local Storage)\//;

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'fa-IR' };

/** Counts up, so that no two fields hold the same. */
const canaries = () => {
  let count = 0;
  return {
    word: () => `kanari${++count}vogel`,
    number: () => `73164982${String(++count).padStart(2, '0')}`,
  };
};
type Canaries = ReturnType<typeof canaries>;

/** Types into every field that the screen has; answers what was typed, and what stands in the fields then. */
const typeAll = async (page: Page, { word, number }: Canaries): Promise<readonly string[]> => {
  const typed: string[] = [];
  const fields = page.locator('main').getByRole('textbox');
  await expect(fields.first()).toBeEditable();
  // What is typed into one may bring or take another.
  for (let at = 0; at < (await fields.count()); at += 1) {
    const field = fields.nth(at);
    const digits = /numeric|tel|decimal/.test((await field.getAttribute('inputmode')) ?? '');
    const canary = digits ? number() : word();
    await field.fill(canary);
    typed.push(canary, await field.inputValue());
  }
  return typed;
};

/** Types into the search of a choice, and closes it. */
const seek = async (page: Page, field: string, text: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(text);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** The files with one of the texts among those that the browser keeps by itself. */
const betraying = async (profile: string, texts: readonly string[]): Promise<readonly string[]> => {
  expect(texts.filter((text) => text.length < 4)).toEqual([]);
  return (await holding(profile, ...texts)).filter((file) => !OWN.test(file));
};

test('of a patient who was sought, read and printed there is nothing in the files that the browser keeps by itself', async ({ practice }) => {
  const { word } = canaries();
  const [first, last, address, phone, sought] = ['ذخضظ', 'ژغپچگانی', 'نشانیضثقف', '9197364655', word()];
  const names = { first_name: first, last_name: last, gender: 2 };
  await practice.provider.create('patients', { ...names, national_number: 7316498200, phone: `+98${phone}`, address });
  await inProfile(
    async (context) => {
      const page = await context.newPage();
      await page.addInitScript('window.print = () => { window.printed = document.title; };');
      await page.goto(`${practice.url}/patients`);
      await signIn(page, practice);
      const search = page.getByRole('searchbox');
      await search.fill(sought);
      await search.press('Enter');
      await page.reload();
      await expect(search).toHaveValue(sought);
      await search.fill(last);
      await page.getByRole('link', { name: last }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(last);
      await page.getByRole('button', { name: 'چاپ' }).click();
      await expect.poll(() => page.evaluate(() => (window as { printed?: string }).printed)).toMatch(/^پرونده بیمار ۱۴/);
      await page.goBack();
      await expect(search).toHaveValue(last);
      // What it was called for the printer is not what it is called otherwise.
      await page.getByRole('link', { name: last }).click();
      await expect(page).toHaveTitle('پرونده بیمار | مدیریت مطب دندانپزشکی');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(last);
    },
    async (profile) => {
      expect(await betraying(profile, [first, last, address, phone, sought, '7316498200'])).toEqual([]);
      expect(await holding(profile, 'پرونده بیمار')).toContain('/Default/History: پرونده بیمار');
    },
    PHONE,
  );
});

test('of what was typed into forms there is nothing in the files that the browser keeps by itself', async ({ practice }) => {
  const some = canaries();
  const name = 'ضصثقانی';
  const id = await practice.provider.filePatient(name);
  const plan = await practice.provider.create('installments', { patient: id, collateral: 2, number_of_installments: 3, payment_period: 1 });
  const texts = [name, 'صضثقوند', '7316498201', '9197364656', some.word(), some.word()];
  await inProfile(
    async (context) => {
      const page = await context.newPage();
      await page.goto(`${practice.url}/new-patient`);
      await signIn(page, practice);
      for (const [path, title] of [
        ['/new-patient', 'ثبت بیمار جدید'],
        [`/edit-patient/${id}`, 'ویرایش بیمار'],
        [`/new-treatment?patient=${id}`, 'ثبت درمان جدید'],
        [`/new-payment?patient=${id}`, 'ثبت پرداخت جدید'],
        [`/installment-checks/${id}/${plan}`, 'ثبت چک‌های اقساط'],
      ] as const) {
        if (path !== '/new-patient') await page.goto(practice.url + path);
        // The form before stands until this one is there.
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        texts.push(...(await typeAll(page, some)));
        await expect(page.locator(':is(form, input, textarea, select):not([autocomplete="off"])')).toHaveCount(0);
      }
      for (const [at, [path, field]] of (
        [
          ['/new-treatment', 'بیمار'],
          ['/new-payment', 'بیمار یا کلینیک'],
        ] as const
      ).entries()) {
        await page.goto(practice.url + path);
        await seek(page, field, texts.at(4 + at) ?? '');
      }
      await page.goto(`${practice.url}/new-patient`);
      const form = patientForm(page);
      await form.firstName.fill('صضثقوند');
      await form.lastName.fill(name);
      await form.nationalNumber.fill('7316498201');
      await form.birthDate.fill('');
      await form.phone.fill('09197364656');
      await form.save.click();
      await expect(page).toHaveURL(`${practice.url}/patients`);
    },
    async (profile) => {
      expect(await betraying(profile, texts)).toEqual([]);
      expect(await holding(profile, 'new-patient')).toContain('/Default/History: new-patient');
    },
    PHONE,
  );
});

test('what a browser does keep by itself is found there', async ({ practice }) => {
  const { word } = canaries();
  const [asked, called, typed, written] = ['ضصثقانی', 'ژغپچگانی', word(), word()];
  const bare = `<title>${called}</title><input><textarea></textarea>`;
  await inProfile(
    async (context) => {
      const page = await context.newPage();
      await page.route('**/bare.html', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: bare }));
      await page.goto(`${practice.url}/patients?q=${encodeURIComponent(asked)}`);
      await expect(page).toHaveURL(`${practice.url}/login`);
      await page.goto(`${practice.url}/bare.html`);
      await page.locator('input').fill(typed);
      await page.locator('textarea').fill(written);
      await page.goto(`${practice.url}/login`);
    },
    async (profile) => {
      const keepers = async (text: string) => new Set((await holding(profile, text)).map((file) => file.split(/[/:]/)[2]));
      for (const text of [asked, called]) expect([...(await keepers(text))]).toEqual(expect.arrayContaining(['History', 'Sessions']));
      for (const text of [typed, written]) expect([...(await keepers(text))]).toEqual(['Sessions']);
    },
    PHONE,
  );
});
