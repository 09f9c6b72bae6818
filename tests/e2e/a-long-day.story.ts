import { expect, type Locator } from '@playwright/test';
import { patientForm } from './patient-form.ts';
import { test } from './practice.ts';
import { untilKept } from './support/device.ts';

/** More than a checkpoint is made for, and more than one chunk of the log holds. */
const CHANGES = 1200;

/** Changes a field as often as a person does in a long day, in a moment. */
const changeOften = (field: Locator, text: string): Promise<void> =>
  field.evaluate(
    (box, [words, times]) => {
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set;
      for (let turn = 1; turn <= times; turn += 1) {
        set?.call(box, `${words} ${turn}`);
        box.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    [text, CHANGES] as const,
  );

test('a long day in two tabs is there again in each of them, as it was', async ({ page, context }) => {
  await page.goto('/new-patient');
  const form = patientForm(page);
  const address = page.getByRole('textbox', { name: 'آدرس' });
  await form.firstName.fill('مینا');
  await changeOften(address, 'خیابان بهار، پلاک');

  const other = await context.newPage();
  await other.goto('/new-payment');
  const amount = other.getByRole('textbox', { name: /^مبلغ/ });
  await amount.fill('250000');
  await form.lastName.fill('آرام');
  await untilKept(page, 'آرام');

  await page.reload();
  await expect(address).toHaveValue(`خیابان بهار، پلاک ${CHANGES}`);
  await expect(form.firstName).toHaveValue('مینا');
  await expect(form.lastName).toHaveValue('آرام');
  await other.reload();
  await expect(amount).toHaveValue('۲۵۰٬۰۰۰');
  await expect(other).toHaveURL('/new-payment');
});
