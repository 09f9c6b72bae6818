import { expect, test } from './practice.ts';
import { untilKept } from './support/device.ts';
import { choose } from './treatment-form.ts';

const HTML = '<img src=x onerror="document.title=1">';

test('a message is written once for several people, opened for each in the tap itself, and never called sent', async ({ page, practice: { provider } }) => {
  const maryam = await provider.create('patients', { first_name: 'مریم', last_name: 'پیامکی', national_number: 1111111111, gender: 2, phone: '+989701234567' });
  await provider.create('patients', { first_name: 'علی', last_name: 'تلفنی', national_number: 1111111112, gender: 1, phone: '+982188776655' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await page.goto('/sms');
  await choose(page, 'افزودن بیمار', 'پیامکی');
  // One after the other: the next one is chosen where the last one was.
  const picker = page.getByRole('button', { name: /^افزودن بیمار/ });
  await expect(picker).toBeFocused();
  await picker.press('Enter');
  await page.getByRole('combobox').fill('پیامکی');
  await expect(page.getByRole('option', { name: 'مریم پیامکی' })).toContainText('میان گیرندگان هست.');
  await page.getByRole('combobox').fill('تلفنی');
  await page.keyboard.press('Enter');
  await expect(picker).toBeFocused();
  const people = page.getByRole('list', { name: 'گیرندگان' }).getByRole('listitem');
  await expect(people).toHaveCount(2);
  await expect(people.nth(1)).toContainText('این شماره موبایل نیست؛ شاید پیام به آن نرسد.');
  // It is warned of and not refused: who has a landline only may read a message there.
  await expect(people.nth(1).getByRole('button', { name: /پیامک به/ })).toHaveCount(1);

  // A number that is none is refused at its field.
  await page.getByRole('textbox', { name: 'شماره دیگر' }).fill('0912');
  await page.getByRole('button', { name: 'افزودن شماره' }).click();
  await expect(page.getByText('این شماره تلفن نیست. مثال: ۰۹۱۲۳۴۵۶۷۸۹')).toBeVisible();
  // One of somebody who is there already is not there twice, however it is typed.
  await page.getByRole('textbox', { name: 'شماره دیگر' }).fill('۹۷۰۱۲۳۴۵۶۷');
  await page.getByRole('button', { name: 'افزودن شماره' }).click();
  await expect(page.getByText('این شماره میان گیرندگان هست.')).toBeVisible();
  await expect(people).toHaveCount(2);

  // Nothing goes without a text, nor with a place that is still to be filled in.
  await people.first().getByRole('button', { name: 'پیامک به مریم پیامکی' }).click();
  await expect(page.getByText('لطفاً متن پیام را بنویسید.')).toBeVisible();
  await page.getByRole('button', { name: 'یادآوری نوبت' }).click();
  await people.first().getByRole('button', { name: 'پیامک به مریم پیامکی' }).click();
  await expect(page.getByText('پیش از ارسال این جاها را پر کنید: [روز]، [ساعت]')).toBeVisible();

  const text = page.getByRole('textbox', { name: /^متن پیام/ });
  await text.fill(`سلام {نام}، ${HTML}`);
  const sms = people.first().getByRole('link', { name: 'پیامک به مریم پیامکی' });
  await expect(sms).toHaveAttribute('href', `sms:+989701234567?&body=${encodeURIComponent(`سلام مریم پیامکی، ${HTML}`)}`);
  await expect(people.nth(1).getByRole('link', { name: 'پیامک به علی تلفنی' })).toHaveAttribute('href', /^sms:\+982188776655\?/);
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: 'chat' }));
  const [chat] = await Promise.all([
    page.context().waitForEvent('page'),
    people
      .first()
      .getByRole('link', { name: /واتساپ/ })
      .click(),
  ]);
  expect(chat.url()).toBe(`https://wa.me/989701234567?text=${encodeURIComponent(`سلام مریم پیامکی، ${HTML}`)}`);
  expect(await chat.evaluate(() => window.opener)).toBeNull();
  await chat.close();
  await expect(people.first()).toContainText('واتساپ باز شد');
  await expect(people.first()).not.toContainText('ارسال شد');

  // Another text was not opened; brackets of one's own keep nothing back; a corrected number is written to.
  await text.fill(`سلام {نام}، نوبت [آنلاین]، ${HTML}`);
  await expect(people.first()).toContainText('پیش از تغییر متن یا شماره: واتساپ باز شد');
  await expect(sms).toHaveAttribute('href', /^sms:\+989701234567\?/);
  await provider.change('patients', maryam, { phone: '+989707654321' });
  await page.reload();
  await expect(sms).toHaveAttribute('href', /^sms:\+989707654321\?/);
  await text.fill(`سلام {نام}، ${HTML}`);

  // One's own text gives way to another only after a question, and all of it is there after a reload.
  await page.getByRole('button', { name: 'احوال‌پرسی' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'بازگشت به متن' }).click();
  await expect(text).toHaveValue(`سلام {نام}، ${HTML}`);
  await untilKept(page, 'onerror');
  await page.reload();
  await expect(text).toHaveValue(`سلام {نام}، ${HTML}`);
  await expect(people).toHaveCount(2);
  expect(calls).toEqual([]);
});

test('the length of a message is counted in messages, for whom it is longest', async ({ page }) => {
  await page.goto('/sms');
  const text = page.getByRole('textbox', { name: /^متن پیام/ });
  await text.fill('س'.repeat(70));
  await expect(page.getByText('۷۰ نویسه، ۱ پیامک، ۰ نویسه تا پر شدن')).toBeVisible();
  await text.fill('س'.repeat(71));
  await expect(page.getByText('۷۱ نویسه، ۲ پیامک، ۶۳ نویسه تا پر شدن')).toBeVisible();
});

test('a message is of the patient from whose file it was begun, and what was written for another waits for them', async ({ page, practice: { provider } }) => {
  const maryam = await provider.create('patients', { first_name: 'مریم', last_name: 'پیامکی', national_number: 1111111111, gender: 2, phone: '+989701234567' });
  const ali = await provider.create('patients', { first_name: 'علی', last_name: 'همراه', national_number: 1111111112, gender: 1, phone: '+989707654321' });
  const write = async (id: unknown) => {
    await page.goto(`/patient/${id}`);
    await page.getByRole('navigation', { name: 'برگه‌های این بیمار' }).getByRole('button', { name: 'پیامک' }).click();
  };
  const people = page.getByRole('list', { name: 'گیرندگان' }).getByRole('listitem');
  const text = page.getByRole('textbox', { name: /^متن پیام/ });

  // Who was only looked at is in nobody's message.
  await write(ali);
  await expect(people).toHaveCount(1);
  await write(maryam);
  await expect(people).toHaveCount(1);
  await text.fill('پاسخ آزمایش شما آمد.');
  await untilKept(page, 'آزمایش');

  await write(ali);
  await expect(people).toHaveCount(1);
  await expect(people.first()).toContainText('علی همراه');
  await expect(text).toHaveValue('');
  const strip = page.getByRole('region', { name: 'پیش‌نویس پیام مریم پیامکی مانده است' });
  await strip.getByRole('button', { name: 'ادامه' }).click();
  await expect(people.first()).toContainText('مریم پیامکی');
  await expect(text).toHaveValue('پاسخ آزمایش شما آمد.');

  // By the address alone it is of the same patient.
  await page.goto(`/sms?patient=${ali}`);
  await expect(people.first()).toContainText('علی همراه');
});
