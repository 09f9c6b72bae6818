import { expectAccessible, expectNoSidewaysScroll } from './kit-pages.ts';
import { expect, test } from './practice.ts';
import { hand, keys, open, position, recorded, report } from './report-viewer.ts';
import { holdTime } from './support/time.ts';

const DESK = { width: 1440, height: 900 };

test.use({ signedIn: false });

test.describe('support at a desk', () => {
  test.use({ viewport: DESK, isMobile: false, hasTouch: false });

  test('steps through the very screens with the keyboard alone', async ({ page }) => {
    await open(page);
    await expect(position(page)).toContainText('گام ۱ از ۱۱۳');
    await keys(page, 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft');
    await expect(position(page)).toContainText('گام ۳ از');
    await expect(recorded(page).getByRole('heading', { name: 'ورود به حساب کاربری', includeHidden: true })).toBeVisible();
    await keys(page, 'End');
    await expect(position(page)).toContainText('گام ۱۱۳ از');
    await expect(recorded(page).getByRole('heading', { name: 'لیست بیماران', includeHidden: true })).toBeVisible();
    await expect(page.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
    await keys(page, 'Home');
    await expect(page.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
    await keys(page, 'e');
    await expect(page.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-part=details]')).toContainText('xstate.error.actor.signIn');
    await keys(page, 'e');
    // A form that was refused is a fault as well.
    await expect(page.locator('[data-part=details]')).toContainText('form.submitted');
    await keys(page, 'e');
    await expect(page.locator('[data-part=details]')).toContainText('quarantined');
    await expect(recorded(page).getByText('پاسخ سرور نرسید', { exact: false })).toBeVisible();
    await keys(page, 'Shift+E', 'Shift+E');
    await expect(page.locator('[data-part=details]')).toContainText('xstate.error.actor.signIn');

    await keys(page, '/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('outcome.resent');
    await expect(page.getByText('۱ مورد', { exact: true })).toBeVisible();
    await keys(page, 'Enter', 'Escape');
    await expect(page.locator('[data-part=details]')).toContainText('outcome.resent');
    await expect(page.locator('[data-part=details]')).toContainText('app/patientForm:new: saveRecord');

    // A sheet of the recording rises, and the keys are still the viewer's.
    await keys(page, 'ArrowLeft');
    await expect(recorded(page).locator('dialog[open]')).toContainText('هنوز در سرور دیده نمی‌شود');
    await keys(page, 'ArrowRight');
    await expect(recorded(page).locator('dialog[open]')).toBeHidden();
    await expect(page.locator('[data-part=details]')).toContainText('outcome.resent');

    await keys(page, 'Shift+?');
    await expect(page.getByRole('dialog', { name: 'راهنمای صفحه‌کلید' })).toBeVisible();
    await keys(page, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('plays, faster and slower, and stops at the end', async ({ page }) => {
    await holdTime(page);
    await open(page);
    await keys(page, '5', 'Space');
    await expect(page.getByRole('button', { name: 'توقف' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(position(page)).toContainText('گام ۱۱۳ از');
    await expect(page.getByRole('button', { name: 'پخش', exact: true })).toBeVisible();
  });

  test('shows one workflow alone, and all again', async ({ page }) => {
    await open(page);
    await page.getByRole('combobox', { name: 'گردش کار' }).selectOption('patientList');
    await keys(page, 'Escape', 'Home');
    await expect(page.locator('[aria-current=step]')).toContainText('patientList');
    const first = (await position(page).textContent()) ?? '';
    await keys(page, 'ArrowRight');
    await expect(position(page)).not.toHaveText(first);
    await expect(page.locator('[aria-current=step]')).toContainText('patientList');
    await page.getByRole('combobox', { name: 'گردش کار' }).selectOption('همه گردش‌ها');
    await keys(page, 'Escape', 'Home');
    await expect(position(page)).toContainText('گام ۱ از');
  });

  test('opens at the step of a link, which says nothing of the file', async ({ page }) => {
    await open(page, report, '#step=64');
    await expect(position(page)).toContainText('گام ۶۴ از');
    await keys(page, 'ArrowRight');
    await expect(page).toHaveURL('/replay.html#step=65');
    await page.evaluate(() => {
      window.location.hash = '#step=2';
    });
    await expect(position(page)).toContainText('گام ۲ از');
  });

  test('takes a file that is dropped', async ({ page }) => {
    await page.goto('/replay.html');
    await expect(page.getByRole('button', { name: 'انتخاب فایل' })).toBeVisible();
    const files = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'dropped.txt', { type: 'text/plain' }));
      return transfer;
    }, report);
    await page.dispatchEvent('[data-drop]', 'drop', { dataTransfer: files });
    await expect(page.getByText('dropped.txt')).toBeVisible();
  });

  test('says plainly what is wrong with a file, and takes the next', async ({ page }) => {
    await hand(page, JSON.stringify(JSON.parse(report)).slice(0, 5000));
    await expect(page.getByRole('alert')).toContainText('آسیب دیده یا ناقص');
    await hand(page, '{"kind":"other"}');
    await expect(page.getByRole('alert')).toContainText('برنامه دیگری');
    await hand(page, JSON.stringify({ ...(JSON.parse(report) as object), format: 99 }));
    await expect(page.getByRole('alert')).toContainText('نسخه تازه‌تری');
    await hand(page, 'hello');
    await expect(page.getByRole('alert')).toContainText('گزارش مطب نیست');
    await expectAccessible(page);
    await open(page);
    await expect(position(page)).toContainText('گام ۱ از');
  });

  test('says that another build wrote it, and goes to where the two part', async ({ page }) => {
    const other = JSON.parse(report) as { readonly parts: readonly { readonly header: object; readonly records: { f?: string }[] }[] };
    // One that is kept no more.
    Object.assign(other.parts[0]?.header ?? {}, { bundle: '0123456789abcdef' });
    Object.assign(other.parts[0]?.records[13] ?? {}, { f: 'elsewhere' });
    await open(page, JSON.stringify(other));
    await expect(page.getByRole('status').filter({ hasText: 'ساخت دیگری' })).toContainText('نخستین واگرایی در گام ۱۴');
    await keys(page, 'f');
    await expect(position(page)).toContainText('گام ۱۴ از');
    await expect(page.locator('[data-part=details]')).toContainText('با ضبط یکی نیست');
  });

  test('asks nobody for anything, and lets nothing in the recording be touched', async ({ page, practice }) => {
    const asked: string[] = [];
    // What the page's policy stops never reaches the network and is never answered.
    page.on('response', (response) => asked.push(`${response.request().method()} ${response.url()}`));
    await open(page, report.replaceAll('"url": null', `"url": "${practice.url}/stolen.png"`));
    await expect(position(page)).toContainText('گام ۱ از');
    await keys(page, 'End');
    await expect(recorded(page).getByRole('heading', { name: 'لیست بیماران', includeHidden: true })).toBeVisible();
    expect(asked.filter((one) => !/^GET [^?]+\/(replay\.html|assets\/[\w.-]+\.(js|css|woff2)|bundles\/\w+\.js)$|^GET data:/.test(one))).toEqual([]);
    expect(
      await page.evaluate(() =>
        fetch('/config.json').then(
          () => 'sent',
          () => 'held back',
        ),
      ),
    ).toBe('held back');
    await page.locator('iframe').click({ position: { x: 100, y: 200 }, force: true });
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
    await expect(position(page)).toContainText('گام ۱۱۳ از');
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`is accessible in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto('/replay.html');
      await expect(page.getByRole('button', { name: 'انتخاب فایل' })).toBeVisible();
      await expectAccessible(page);
      await open(page);
      await expect(position(page)).toContainText('گام ۱ از');
      await keys(page, 'End', 'Shift+E');
      await expect(page.locator('[data-part=details]')).toContainText('quarantined');
      await expectAccessible(page);
    });
  }
});

test('support on a phone sees one thing at a time', async ({ page }) => {
  await open(page);
  await page.getByRole('slider', { name: 'جای پخش' }).press('End');
  await expect(recorded(page).getByRole('heading', { name: 'لیست بیماران', includeHidden: true })).toBeVisible();
  await page.getByText('رویدادها', { exact: true }).click();
  await expect(page.locator('[aria-current=step]')).toBeVisible();
  await page.getByText('گام', { exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'جزئیات گام ۱۱۳' })).toBeVisible();
  await page.getByText('نمودار', { exact: true }).first().click();
  await expect(page.getByRole('img', { name: /^نمودار حالت‌های / })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
