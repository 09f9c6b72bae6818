import { expect, type Locator } from '@playwright/test';
import { contractForm, newClinic } from './contract-form.ts';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';

test('a message covers none of the buttons at the foot of a screen', async ({ page }) => {
  await page.goto('/new-patient');
  const form = patientForm(page);
  await form.firstName.fill('مینا');
  await form.lastName.fill('آرام');
  await form.nationalNumber.fill('0012345679');
  await form.save.click();
  const message = page.getByText('بیمار با موفقیت ثبت شد.');
  const add = page.getByRole('link', { name: 'افزودن بیمار' });
  await expect(message).toBeVisible();
  await expect
    .poll(async () => {
      const [said, used] = await Promise.all([message.boundingBox(), add.boundingBox()]);
      return said !== null && used !== null && said.y + said.height <= used.y;
    })
    .toBe(true);
});

test('a message stands above the foot of a list in large letters too, and is said once', async ({ page, practice: { provider } }) => {
  const clinic = await newClinic(provider, 'کلینیک نو');
  await page.addInitScript(() => {
    // There is no page yet.
    document.addEventListener('readystatechange', () => document.documentElement.style.setProperty('font-size', '200%'));
  });
  await page.goto(`/contracts/${clinic}`);
  const { save } = contractForm(page);
  await save.click();
  await save.click();
  const message = page.locator('[data-toast]');
  await expect(message).toHaveCount(1);
  const foot = page.locator('[data-alone]');
  await expect
    .poll(async () => {
      const [said, buttons] = await Promise.all([message.boundingBox(), foot.boundingBox()]);
      return said !== null && buttons !== null && said.y + said.height <= buttons.y;
    })
    .toBe(true);
});

test('a problem under a newer message is out of sight and yet there to be read, so that it is not said again when that one goes', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('button', { name: 'ذخیره' }).click();
  const problem = page.getByRole('alert').getByText('لطفاً نام دسته‌بندی را وارد کنید.');
  await expect(problem).toBeInViewport();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/notifications"]')?.click());
  await expect(page.getByRole('status').getByText('اعلان‌ها در این نسخه فعال نیست.')).toBeInViewport();
  await expect(page.locator('[data-toast]:not([data-newest]) button')).toBeHidden();
  await expect(page.getByRole('alert')).toMatchAriaSnapshot('- alert:\n  - paragraph: /لطفاً نام دسته‌بندی را وارد کنید/');
});

test('a banner leaves its words their room, with its button below where there is none beside', async ({ page }) => {
  await page.route('**/api/{clinics,contracts,procedure-types,patients}/', (route) => route.fulfill({ status: 403, json: {} }));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/new-treatment');
    const banner = page.getByRole('alert').filter({ hasText: 'خطا در بارگذاری اطلاعات' });
    await expect(banner).toHaveCount(1);
    const [words, all] = await Promise.all([banner.locator('p').first().boundingBox(), banner.boundingBox()]);
    expect(words?.width).toBeGreaterThan((all?.width ?? 0) * 0.7);
  }
});

test('the parts of a clinic are all in sight in large letters, and the way to the content can be pressed', async ({ page }) => {
  await page.goto('/edit-clinic/2');
  await expect(page.getByRole('tab')).toHaveCount(3);
  expect((await page.getByRole('link', { name: 'رفتن به محتوای اصلی' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const tab of await page.getByRole('tab').all()) {
      const { x = -1, width: wide = 0 } = (await tab.boundingBox()) ?? {};
      expect([x >= 0, x + wide <= width]).toEqual([true, true]);
    }
  }
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  /** Whether it is itself that one sees where it stands: at its beginning, middle and end. */
  const isSeen = (part: Locator) =>
    part.evaluate((strip) => {
      const { left, right, top, bottom } = strip.getBoundingClientRect();
      return [left + 4, (left + right) / 2, right - 4].map((x) => strip.contains(document.elementFromPoint(x, (top + bottom) / 2)));
    });

  test('one message stands at a time, the others come back one by one, and none lies over the allergies', async ({ page, practice: { provider } }) => {
    const id = await provider.create('patients', {
      first_name: 'مینا',
      last_name: 'حساسی',
      gender: 2,
      national_number: 12345679,
      birth_date: '1990-01-01',
      phone: '+989121234567',
      drug_allergies: 'پنی‌سیلین, لیدوکائین',
    });
    const names = ['یکمی', 'دومی', 'سومی'];
    for (const [at, name] of names.entries()) {
      const plan = await provider.create('installments', {
        patient: await provider.filePatient(name),
        collateral: 2,
        number_of_installments: 1,
        payment_period: 1,
      });
      await provider.create('installmentChecks', {
        installment: plan,
        check_owner_name: name,
        check_owner_national_number: '0012345679',
        relation_to_patient: 'خود بیمار',
        amount: 1_000_000,
        // Before all others, whatever day it is: rows further down are not there until somebody scrolls.
        due_date: '2024-03-20',
        check_number: String(770_001 + at),
        is_paid: false,
      });
    }
    await page.goto('/due-cheques');
    const messages = page.locator('[data-toast]');
    // The others take no room: their words are there for whoever reads without eyes.
    const seen = messages.and(page.locator('[data-newest]'));
    for (const name of names) {
      await page.getByRole('button', { name: new RegExp(`^تماس با .*${name}`) }).click();
      await expect(messages.filter({ hasText: name })).toBeVisible();
    }
    await expect(messages).toHaveCount(3);
    const taking = (all: readonly Element[]) => all.filter((each) => each.getBoundingClientRect().height > 1).length;
    expect(await messages.evaluateAll(taking)).toBe(1);
    await expect(seen).toContainText('سومی');

    await page.getByRole('link', { name: 'بیماران' }).click();
    await page.getByRole('searchbox').fill('حساسی');
    await page.locator(`a[href="/patient/${id}"]`).click();
    const strips = [page.getByRole('region', { name: 'حساسیت دارویی' }), page.getByRole('alert').filter({ hasText: 'پنی‌سیلین' })];
    for (const [at, strip] of strips.entries()) {
      if (at > 0) await page.getByRole('button', { name: 'درمان جدید' }).click();
      await expect(strip).toContainText('پنی‌سیلین');
      expect(await messages.evaluateAll(taking)).toBe(1);
      expect(await isSeen(strip)).toEqual([true, true, true]);
      // Also where the page is scrolled so that it lies where the message does.
      const { y: said = 0 } = (await seen.boundingBox()) ?? {};
      await page.locator('main').evaluate((main, by) => main.style.setProperty('margin-block-start', `${by}px`), said - ((await strip.boundingBox())?.y ?? 0));
      expect(await isSeen(strip)).toEqual([true, true, true]);
      await page.locator('main').evaluate((main) => main.style.removeProperty('margin-block-start'));
    }

    const close = seen.getByRole('button', { name: 'بستن پیام' });
    for (const name of ['سومی', 'دومی', 'یکمی']) {
      await expect(seen).toContainText(name);
      await close.click();
    }
    await expect(messages).toHaveCount(0);
  });
});
