import { expect } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { EXECUTABLE, FLAGS } from './support/chromium.ts';
import { untilKept } from './support/device.ts';

/** A whole browser, and one that keeps pages that were left, which a test's browser is otherwise told not to do. */
test.use({ launchOptions: { executablePath: EXECUTABLE, args: [...FLAGS, '--headless=new'], ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page that the browser kept goes on with what was typed since in another of the same tab, as over a plain connection', async ({ page }) => {
  await page.addInitScript(() => {
    // Without locks nobody can tell that another page goes on with the session.
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    window.addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.setItem('kept page', 'shown'));
  });
  const form = patientForm(page);
  await page.goto('/new-patient');
  await form.firstName.fill('مینا');
  await untilKept(page, 'patientForm');
  await page.goto('/new-patient?again');
  await expect(form.firstName).toHaveValue('مینا');
  await form.lastName.fill('آبان‌پور');
  await untilKept(page, 'patientForm');
  await page.goBack();
  await expect(form.lastName).toHaveValue('آبان‌پور');
  await form.allergies.fill('پنی‌سیلین');
  await page.reload();
  await expect(form.allergies).toHaveValue('پنی‌سیلین');
  expect([await form.firstName.inputValue(), await form.lastName.inputValue()]).toEqual(['مینا', 'آبان‌پور']);
  expect(await page.evaluate(() => sessionStorage.getItem('kept page'))).toBe('shown');
});
