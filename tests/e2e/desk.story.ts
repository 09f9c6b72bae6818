import type { Page } from '@playwright/test';
import { expect, type Practice, test } from './practice.ts';
import { signIn } from './signing-in.ts';
import { expectBar, keysOf } from './support/counted.ts';

test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

/** The file of somebody with a full mouth. */
const mostTreated = async ({ provider }: Practice): Promise<string> => {
  const byPatient = Map.groupBy(await provider.rows<{ readonly patient: number }>('surgeries'), ({ patient }) => patient);
  const [patient] = [...byPatient].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [0];
  return `/patient/${patient}`;
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
const search = (page: Page) => page.getByRole('searchbox');
const table = (page: Page) => page.getByRole('table', { name: 'لیست بیماران' });

test('desk, keyboard: a patient is found and opened, from home', async ({ page }) => {
  // In the middle of a day: the desk has been here before.
  await page.goto('/patients');
  await expect(table(page)).toBeVisible();
  await page.getByRole('link', { name: 'خانه' }).click();
  await expect(page).toHaveURL('/');
  const keys = keysOf(page);
  await keys.press('/');
  await keys.type('احم');
  await expect(page).toHaveURL('/patients');
  await expect(search(page)).toHaveValue('احم');
  await expect(search(page)).toBeFocused();
  await expect(table(page).getByRole('link').first()).toContainText('احمدی');
  await keys.press('ArrowDown');
  await expect(table(page).getByRole('link').first()).toBeFocused();
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/patient\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('احمدی');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The list is still there, with what was searched for and the file that is open.
  await expect(search(page)).toHaveValue('احم');
  await expect(table(page).locator('[aria-current="page"]')).toContainText('احمدی');
  expectBar('desk, keyboard: find and open a patient', keys.count(), 6);
});

test.describe('at the beginning of a day', () => {
  test.use({ signedIn: false });
  test('nothing is lost of what is typed before the list is there', async ({ page, practice }) => {
    // Its program comes slowly: for a while neither the field of home nor that of the list is there.
    await page.route(/patients-table|patient-list/, async (route) => {
      await new Promise((later) => setTimeout(later, 700));
      await route.continue();
    });
    await page.goto('/login');
    await signIn(page, practice);
    await expect(page).toHaveURL('/');
    await expect(search(page)).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(search(page)).toBeFocused({ timeout: 100 });
    }).toPass();
    // Keys of a Persian keyboard, which the runner's own does not have.
    const keyboard = await page.context().newCDPSession(page);
    for (const key of 'کریمی مح') {
      for (const type of ['keyDown', 'keyUp'] as const)
        await keyboard.send('Input.dispatchKeyEvent', { type, key, ...(type === 'keyDown' ? { text: key } : {}) });
      await page.waitForTimeout(90);
    }
    await expect(page).toHaveURL('/patients');
    await expect(search(page)).toHaveValue('کریمی مح');
    await expect(search(page)).toBeFocused();
  });
});

test('the keyboard goes to the end of a long list and back, and keeps its place while somebody scrolls', async ({ page }) => {
  await page.goto('/patients');
  const rows = table(page).getByRole('link');
  await rows.nth(2).focus();
  await page.keyboard.press('End');
  const last = table(page).locator('[role="row"]').last().getByRole('link');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  const place = Number(await last.getAttribute('data-row'));
  expect(place).toBeGreaterThan(100);
  await page.keyboard.press('ArrowUp');
  await expect(table(page).locator(`[data-row="${place - 1}"]`)).toBeFocused();
  await table(page).hover();
  await page.mouse.wheel(0, -1_000_000);
  await expect(table(page).locator('[data-row="0"]')).toBeInViewport();
  await expect(table(page).locator(`[data-row="${place - 1}"]`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(table(page).locator('[data-row="0"]')).toBeFocused();
});

test('the keyboard goes to the end and back of a table that scrolls with its page', async ({ page }) => {
  await page.goto('/accounting?tab=receivable&owing=patients');
  const debtors = page.getByRole('table', { name: 'بیماران بدهکار' });
  const first = debtors.locator('[data-row="0"]');
  await first.focus();
  await page.keyboard.press('End');
  const last = debtors.locator('[role="row"]').last().locator('[data-row]');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  expect(Number(await last.getAttribute('data-row'))).toBeGreaterThan(40);
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});

test('the menu of a row that nobody is at is there for whoever reads without eyes, and Tab comes to it from its row alone', async ({ page }) => {
  await page.goto('/patients');
  await expect(table(page)).toBeVisible();
  const menus = table(page).getByRole('button', { name: /^گزینه‌های/ });
  expect(await menus.count()).toBeGreaterThan(5);
  await table(page).locator('[data-row="0"]').focus();
  await page.keyboard.press('Tab');
  await expect(menus.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table(page).locator(':focus')).toHaveCount(0);
});

test('Enter in a search that finds nobody leaves the keyboard in it', async ({ page }) => {
  await page.goto('/patients');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('zzzz');
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
});

test('who is on the way to another screen does not press what the one before is for', async ({ page, practice }) => {
  const { promise: asked, resolve: come } = Promise.withResolvers<void>();
  await page.route(/patient-form/, async (route) => {
    await asked;
    await route.continue();
  });
  const file = await mostTreated(practice);
  await page.goto(file);
  await expect(table(page)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'ویرایش', exact: true })
    .or(page.getByRole('button', { name: 'ویرایش', exact: true }))
    .first()
    .click();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  come();
  await expect(page).toHaveURL(new RegExp(`^[^?]*/edit-patient/${file.split('/').at(-1)}$`));
});

test('a press on a file is not lost to the list that comes beside it', async ({ page, practice }) => {
  const { promise: asked, resolve: come } = Promise.withResolvers<void>();
  await page.route(/patients-table/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(await mostTreated(practice));
  const pressed = page.getByRole('button', { name: 'درمان جدید' });
  await expect(pressed).toBeVisible();
  const name = page.getByRole('heading', { level: 1 });
  const before = await name.boundingBox();
  await pressed.hover();
  await page.mouse.down();
  come();
  await expect(table(page)).toBeVisible();
  expect(await name.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/new-treatment\?patient=/);
});

test('the next file is opened beside the list, which stays where it is', async ({ page }) => {
  await page.goto('/patients');
  const rows = table(page).getByRole('link');
  await rows.nth(3).click();
  await expect(page).toHaveURL(/\/patient\/\d+$/);
  const first = page.url();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  for (const _ of [1, 2]) await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/patient\/\d+$/);
  expect(await focused(page)).not.toBe('BODY');
  await page.goBack();
  await expect(page).toHaveURL(first);
  expect(await focused(page)).not.toBe('BODY');
  await page.reload();
  await expect(table(page).locator('[aria-current="page"]')).toBeVisible();
});

test('the table says what each patient owes and when they were here last, as the file does', async ({ page }) => {
  await page.goto('/patients');
  const row = table(page).getByRole('row').filter({ hasText: 'بدهی' }).first();
  await expect(row).toContainText(/\d{4}|[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}/);
  const owed = /بدهی\s*([۰-۹٬]+)/.exec((await row.textContent()) ?? '')?.[1] ?? '';
  await row.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'وضعیت مالی' })).toContainText(owed);
});

test('the mouth is in sight beside who it is of, and the rail beside both', async ({ page, practice }) => {
  await page.goto(await mostTreated(practice));
  const mouth = page.getByRole('heading', { name: 'نقشه دندان‌ها' });
  await expect(mouth).toBeInViewport();
  await expect(page.getByRole('term').filter({ hasText: 'کد ملی' })).toBeInViewport();
  const rail = await page.locator('[data-bottom-bar]').boundingBox();
  expect(rail?.width).toBeLessThan(120);
  expect(rail?.height).toBe(768);
});

test('Tab goes as one sees: rail, list, file', async ({ page, practice }) => {
  await page.goto(await mostTreated(practice));
  await expect(table(page).locator('[aria-current="page"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'درمان جدید' })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const visited: string[] = [];
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    visited.push(
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest('[data-bottom-bar]')
          ? 'rail'
          : at?.closest('section')?.querySelector('[role="table"]')
            ? 'list'
            : at?.closest('main')
              ? 'file'
              : 'other';
      }),
    );
  }
  const order = visited.filter((place, at) => place !== 'other' && place !== visited[at - 1]);
  expect(order).toEqual(['rail', 'list', 'file']);
});

for (const width of [1920, 1366, 940])
  test(`who works here stands at home on the line of what is below, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/');
    const door = page.getByRole('searchbox');
    await expect(door).toBeVisible();
    const edges = (what: string) =>
      page.locator(what).evaluate((each) => [each.getBoundingClientRect().left, each.getBoundingClientRect().right].map(Math.round));
    const [[, start], [end]] = [await edges('header > a:first-child'), await edges('header > a:last-child')];
    expect([end, start]).toEqual(await edges('main > div > div:has(> form)'));
  });

for (const width of [1366, 940, 390])
  test(`Tab goes through the places in the order in which they stand, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/settings');
    const bar = page.getByRole('navigation', { name: 'ناوبری اصلی' });
    await expect(bar.getByRole('button', { name: 'اقدام سریع' })).toBeVisible();
    // What a page is laid out for may still be the window of before.
    const inOrder = async () => {
      const stops = await bar
        .locator('a, button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ right, top }) => ({ right, top })));
      return stops.slice(1).map(({ right, top }, at) => (width < 900 ? (stops[at]?.right ?? 0) > right : (stops[at]?.top ?? top) < top));
    };
    await expect.poll(inOrder).toEqual([true, true, true, true]);
    // What stands at the side is reached before the page, what stands below after it.
    const first = await bar.evaluate((each) =>
      Boolean(each.compareDocumentPosition(document.querySelector('main') ?? each) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
    expect(first).toBe(width >= 900);
  });

test('what is saved with ends with what is filled in', async ({ page }) => {
  await page.goto('/new-patient');
  // The page comes with a form in it that is not this one, and nobody sees.
  await expect(page.getByRole('button', { name: 'ذخیره' })).toBeVisible();
  const card = await page.locator('main form').boundingBox();
  const [cancel, save] = [await page.getByRole('button', { name: 'انصراف' }).boundingBox(), await page.getByRole('button', { name: 'ذخیره' }).boundingBox()];
  expect([(cancel?.x ?? 0) + (cancel?.width ?? 0), save?.x]).toEqual([(card?.x ?? 0) + (card?.width ?? 0), card?.x]);
});

test('a phone fetches nothing of the desk', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/patients');
  await expect(page.getByText('تسویه').first()).toBeVisible();
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'درمان جدید' })).toBeVisible();
  expect(asked.filter((url) => /desk/.test(url) && !/\/desk-\w+\.js/.test(url))).toEqual([]);
  expect(asked.filter((url) => /at-desk|desk-keys/.test(url))).toEqual([]);
});

test('a row whose menu led to a question does not follow the mouse once that is let be', async ({ page }) => {
  await page.goto('/procedure-types');
  await page.getByRole('textbox', { name: 'نام خدمت' }).fill('جراحی لثه');
  const row = page.getByRole('list', { name: 'خدمات ثبت‌شده' }).getByRole('listitem').first();
  const menu = row.getByRole('button', { name: /^گزینه‌های/ });
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: 'ویرایش' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const { x, y } = (await menu.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.move(x + 150, y + 12, { steps: 8 });
  await expect(row.locator('[data-dragging]')).toHaveCount(0);
  await expect(row.locator('[data-revealed="edit"], [data-revealed="remove"]')).toHaveCount(0);
});
