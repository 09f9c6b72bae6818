import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './kit-pages.ts';
import { expect, test } from './practice.ts';
import { changedReport, details, hand, keys, open, position, recorded, report } from './report-viewer.ts';

const SMALL_DESK = { width: 1366, height: 768 };
const NOTE = 'بعد از ثبت، لیست خالی شد.\nهمکارم هم همین را دید.';

/** The session with as many more workflows as a long day has. */
const longDay = changedReport(({ parts: [part] }) => {
  const last = part?.records.at(-1);
  for (let more = 1; more <= 13; more += 1)
    part?.records.push({ s: (last?.s ?? 0) + more, t: last?.t ?? 0, a: `app/more${more}`, k: 'init', m: `more${more}` });
});

/** What can be pressed and is smaller than a finger. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, summary, a, label, input[type=range]')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const seen = width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
      return seen && Math.min(width, height) < 43.5 ? [`${one.getAttribute('aria-label') ?? one.textContent}: ${width}×${height}`] : [];
    }),
  );

/** Whether all that is pressed to move about stands beside each other. */
const rows = (page: Page) =>
  page.locator('[data-part=controls]').evaluate((bar) => {
    const seen = [...bar.querySelectorAll<HTMLElement>('button, select')].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return new Set(seen.map(({ top, height }) => Math.round((top + height / 2) / 8))).size;
  });

test.use({ signedIn: false });

test.describe('support at a small desk', () => {
  test.use({ viewport: SMALL_DESK, isMobile: false, hasTouch: false });

  test('reads what the user wrote first, and stands at the first fault with one key', async ({ page }) => {
    await open(
      page,
      changedReport((written) => Object.assign(written, { told: NOTE })),
    );
    const note = page.locator('[data-part=note]');
    await expect(note).toContainText('همکارم هم همین را دید.');
    await expect(note).toContainText('پوشانده نشده');
    await expect(page.getByText('نام‌ها و تاریخ‌ها ساختگی‌اند')).toBeInViewport();
    await note.getByRole('button', { name: 'بستن نوشته کاربر' }).click();
    await expect(note).toBeHidden();

    await keys(page, 'e');
    await expect(details(page).getByRole('heading', { level: 2 })).toContainText('سرور ورود را نپذیرفت');
    await expect(page.locator('[aria-current=step]')).toContainText('سرور ورود را نپذیرفت');
    // At a glance: neither is below anything that must be scrolled.
    const changes = details(page).getByRole('region', { name: 'چه تغییر کرد' });
    await expect(changes.getByRole('listitem').first()).toBeInViewport({ ratio: 1 });
    await expect(changes).toContainText('signedOut › static › signingIn');
    await expect(changes).toContainText('signedOut › static › editing');
    await expect(recorded(page).getByRole('heading', { name: 'ورود به حساب کاربری', includeHidden: true })).toBeVisible();

    await page.getByRole('button', { name: 'نوشته کاربر', exact: true }).click();
    await expect(note).toBeVisible();
  });

  test('sees what the user did alone, with the faults, and in one workflow', async ({ page }) => {
    await open(page);
    const row = page.locator('[data-part=records] [aria-current=step]');
    await keys(page, 'a', 'Home');
    await expect(page.getByRole('button', { name: 'کارهای کاربر', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await keys(page, 'ArrowRight');
    await expect(row.getByRole('img', { name: 'کار کاربر' })).toBeVisible();
    await expect(page.getByText('xstate.done.actor.signIn')).toBeHidden();
    await page.getByRole('button', { name: 'کارهای کاربر', exact: true }).click();
    await page.getByRole('button', { name: 'خطاها', exact: true }).click();
    await expect(page.locator('[data-part=records]').getByRole('img', { name: 'خطا', exact: true })).toHaveCount(3);
    await page.getByRole('combobox', { name: 'گردش کار' }).selectOption('session');
    await keys(page, 'Escape', 'Home');
    await expect(row).toContainText('xstate.error.actor.signIn');
    await keys(page, 'End');
    await expect(row).toContainText('xstate.error.actor.signIn');
    await keys(page, 'x', 'c', 'End');
    await expect(row.getByRole('img', { name: 'فراخوانی' })).toBeVisible();
  });

  test('sees where the workflow stands in its chart, and the way it just went', async ({ page }) => {
    await open(page);
    await keys(page, 'e', 'g');
    const chart = details(page).getByRole('img', { name: /^نمودار حالت‌های session/ });
    await expect(chart).toHaveAccessibleName('نمودار حالت‌های session؛ اکنون در signedOut › static › editing');
    await expect(chart.locator('[data-chosen=true]')).toHaveText('editing');
    await expect(chart.locator('[data-chosen=true]')).toBeInViewport({ ratio: 1 });
    await expect(chart.locator('[data-taken=true]').getByText('failed signIn')).toBeVisible();
    await details(page).getByText('رویداد را می‌پذیرد', { exact: false }).click();
    await expect(
      details(page)
        .getByRole('listitem')
        .filter({ hasText: /^login\.submitted$/ }),
    ).toBeVisible();
    // Of another workflow, before and after it begins.
    await page.getByRole('combobox', { name: 'گردش کار' }).selectOption('patientForm');
    await expect(details(page)).toContainText('هنوز آغاز نشده است');
    await keys(page, 'Escape', 'Home');
    await expect(details(page).locator('[data-chosen=true]')).toHaveText(/^editing/);
    await expectAccessible(page);
    await keys(page, 'Shift+G');
    await expect(details(page).getByRole('region', { name: 'چه تغییر کرد' })).toBeVisible();
  });

  test('has screen, records, details and thirteen lanes in sight', async ({ page }) => {
    await open(page, longDay);
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 });
    await expect(details(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-part=records]')).toBeInViewport({ ratio: 1 });
    const lanes = page.locator('[data-part=lanes]');
    await expect(lanes).toBeInViewport({ ratio: 1 });
    const box = await lanes.boundingBox();
    const tops = await lanes.getByRole('listitem').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(tops.filter((bottom) => bottom <= (box?.y ?? 0) + (box?.height ?? 0) + 0.5).length).toBeGreaterThanOrEqual(13);
    // One lane is as wide as the slider over all of them: it is dragged anywhere.
    await lanes.getByRole('slider').click({ position: { x: 4, y: 60 } });
    await expect(position(page)).toContainText(/گام [۱-۹] از/);
  });

  test('says damaged of what cannot be, and never shows an empty page', async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const impossible: readonly Parameters<typeof changedReport>[0][] = [
      ({ parts: [part] }) => Object.assign(part?.header ?? {}, { t0: 8.7e15 }),
      ({ parts: [part] }) => Object.assign(part?.header ?? {}, { t0: -1 }),
      ({ parts: [part] }) => Object.assign(part?.header ?? {}, { t0: null }),
      ({ parts: [part] }) => Object.assign(part?.records.at(-1) ?? {}, { t: 1e300 }),
      ({ parts: [part] }) => Object.assign(part?.records.at(50) ?? {}, { t: 0 }),
    ];
    for (const change of impossible) {
      await hand(page, changedReport(change));
      await expect(page.getByRole('alert')).toContainText('آسیب دیده یا ناقص');
    }
    // What was said may be strange all the same: that is shown, and its screen says what it can.
    const strange: readonly Parameters<typeof changedReport>[0][] = [
      ({ parts: [part] }) => Object.assign(part?.records[14] ?? {}, { e: { type: 'xstate.error.actor.signIn', error: { _tag: 'Rejected', general: 7 } } }),
      ({ parts: [part] }) => Object.assign(part?.records[3] ?? {}, { e: { type: 'route.arrived', path: 7 } }),
      ({ parts: [part] }) => Object.assign(part?.records[0] ?? {}, { e: { at: 8.7e15 } }),
    ];
    for (const change of strange) {
      await hand(page, changedReport(change));
      await expect(position(page).or(page.getByRole('alert')).first()).toBeVisible();
      await keys(page, 'e', 'g', 'End', 'Shift+G');
      await expect(position(page).or(page.getByRole('alert')).first()).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
});

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a small phone', { width: 320, height: 640 }],
  ['a small desk', SMALL_DESK],
] as const) {
  test(`everything on ${name} is as large as a finger, and the controls are one row`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(
      page,
      changedReport((written) => Object.assign(written, { told: NOTE })),
    );
    for (const pane of ['صفحه', 'رویدادها', 'گام', 'نمودار']) {
      const choice = page.getByText(pane, { exact: true }).filter({ visible: true });
      if (await choice.count()) await choice.first().click();
      expect(await tooSmall(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
    expect(await rows(page)).toBe(1);
  });
}

test('the chart is read on a phone, in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, report);
  await page.getByText('نمودار', { exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('img', { name: /^نمودار حالت‌های app/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
