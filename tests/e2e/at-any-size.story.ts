import type { Locator, Page } from '@playwright/test';
import { tehranDay } from '../../src/schema/kit/tehran.ts';
import { expectAccessible } from './kit-pages.ts';
import { patientForm } from './patient-form.ts';
import { expect, test } from './practice.ts';
import { filledIn, paths, wideThings } from './support/addresses.ts';

/** Words of Persian letters that stand on more than one line. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\u0621-\u065f\u066e-\u06d3\u200c]{2,}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(word);
      }
    }
    return broken;
  });

/** What stands in empty fields and is wider than they are. */
const cutPlaceholders = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => {
        if (!field.checkVisibility() || !pen) return false;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, '::placeholder');
        const { paddingLeft, paddingRight } = getComputedStyle(field);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        return pen.measureText(field.placeholder).width > field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
      })
      .map(({ placeholder }) => placeholder);
  });

/** Whether what stands in an empty field is drawn as far down as its letters reach. */
const isWholeBelow = async (page: Page, field: Locator): Promise<boolean> => {
  const drawn = await field.screenshot();
  await page.evaluate(() => {
    const open = new CSSStyleSheet();
    open.replaceSync('input::placeholder { overflow: visible !important }');
    document.adoptedStyleSheets = [open];
  });
  const whole = await field.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return drawn.equals(whole);
};

test.use({ viewport: { width: 320, height: 640 } });

/** Higher is only a list that is drawn where one looks. */
const ENDLESS = 8000;

const look = async (page: Page) => {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await wideThings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    expect(await brokenWords(page)).toEqual([]);
  }
  expect(await cutPlaceholders(page)).toEqual([]);
  // In one piece: what stands over a page covers a part of something by chance, until that is scrolled from under it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height < ENDLESS) await page.setViewportSize({ width: 320, height });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
};

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // There is no page yet.
    document.addEventListener('readystatechange', () => document.documentElement.style.setProperty('font-size', '200%'));
  }),
);

for (const path of paths) {
  test(`${path} fits a narrow page at twice the letter size, in both themes`, async ({ page }) => {
    const address = await filledIn(page, path);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(page);
  });
}

test('names of shares stand whole beside their parts, and the words in the ring stay inside it', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/accounting?tab=expense');
    await page.getByText('سهم‌ها', { exact: true }).click();
    const ring = page.getByRole('figure').locator('svg').locator('..');
    await expect(ring).toBeVisible();
    expect(await wideThings(page)).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    const furthest = await ring.evaluate((element) => {
      const { left, top, width: size } = element.getBoundingClientRect();
      const corners = [...element.querySelectorAll('p > *')].flatMap((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        return [...range.getClientRects()].flatMap((box) => [
          [box.left, box.top + box.height / 2],
          [box.right, box.top + box.height / 2],
        ]);
      });
      return Math.max(...corners.map(([x = 0, y = 0]) => Math.hypot(x - left - size / 2, y - top - size / 2) / (size / 2)));
    });
    expect(furthest).toBeLessThan(0.66);
  }
});

test('what stands in an empty field is no half word on a narrow page in letters of any size', async ({ page }) => {
  for (const path of ['/', '/patients', '/new-patient', '/appointments?from=2026-01-01', '/installment-checks/:patientId/:installmentId']) {
    await page.goto(await filledIn(page, path));
    await expect(page.locator('input[placeholder]').first()).toBeVisible();
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((letters) => document.documentElement.style.setProperty('font-size', letters), size);
      expect(await cutPlaceholders(page)).toEqual([]);
    }
  }
});

test('what can be sought is drawn as far down as its letters reach, and as large as the narrowest field has room for', async ({ page }) => {
  const field = page.locator('input[type=search]').first();
  for (const path of ['/', '/patients', '/asset-category/1/items']) {
    await page.goto(path);
    await expect(field).toBeVisible();
    expect(await isWholeBelow(page, field), path).toBe(true);
    const isLong = (await field.getAttribute('placeholder'))?.includes('،');
    if (!isLong) expect(await field.evaluate((box) => Number.parseFloat(getComputedStyle(box, '::placeholder').fontSize))).toBeGreaterThan(18);
    expect(await cutPlaceholders(page)).toEqual([]);
  }
});

test.describe('the login', () => {
  test.use({ signedIn: false });

  test('fits a narrow page at twice the letter size, in both modes and themes', async ({ page }) => {
    await page.goto('/login');
    await look(page);
    await page.getByText('رمز یک‌بارمصرف').click();
    await look(page);
  });
});

test('what parts two facts of a row stands between them, and never at an end of a line', async ({ page }) => {
  await page.goto('/patients');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const stray = await page.evaluate(() => {
    const dotted = (fact: Element, side: string) => getComputedStyle(fact, side).content.includes('·');
    const facts = [...document.querySelectorAll('li span > span')].filter((fact) => dotted(fact, '::before') || dotted(fact, '::after'));
    const line = (fact: Element) => Math.round(fact.getBoundingClientRect().top);
    const ends = facts.filter((fact) => dotted(fact, '::after') && fact.nextElementSibling && line(fact.nextElementSibling) > line(fact));
    const starts = facts.filter((fact) => {
      const start = (fact.parentElement?.getBoundingClientRect().right ?? 0) - fact.getBoundingClientRect().right;
      return dotted(fact, '::before') && start < 1 && getComputedStyle(fact.parentElement ?? fact).overflowX !== 'clip';
    });
    return { facts: facts.length > 0, stray: [...ends, ...starts].map(({ textContent }) => textContent) };
  });
  expect(stray).toEqual({ facts: true, stray: [] });
  // In large letters as well, or it touches a figure and is read as a zero.
  const gaps = await page.locator('li span:has(> span + span)').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { columnGap, fontSize, overflowX } = getComputedStyle(line);
      return overflowX === 'clip' ? [Number.parseFloat(columnGap) / Number.parseFloat(fontSize)] : [];
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(1.2);
});

test('on a narrow page an amount stands in one line, a suggestion whole, and the size of a paper beside its signs', async ({ page }) => {
  const small = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '100%'));
  await page.goto('/accounting?tab=receivable');
  const owed = page.getByRole('button', { name: /^از بیماران کلینیک شخصی/ });
  await expect(owed).toBeVisible();
  await small();
  const tops = (figures: Element) => {
    const range = document.createRange();
    range.selectNodeContents(figures);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
  };
  expect(await owed.locator('bdi').evaluate(tops)).toBe(1);
  await page.goto(await filledIn(page, '/contracts/:id'));
  const chip = page.getByRole('button', { name: /^شروع از پایان آخرین قرارداد/ });
  await expect(chip).toBeVisible();
  await small();
  const cut = await chip.evaluate((each) => {
    const { left, right } = each.getBoundingClientRect();
    const line = each.parentElement?.getBoundingClientRect() ?? each.getBoundingClientRect();
    return { within: left >= line.left && right <= line.right, wide: each.scrollWidth > each.clientWidth };
  });
  expect(cut).toEqual({ within: true, wide: false });
  await page.goto(await filledIn(page, '/prescription?patient=:id'));
  const [smaller, larger] = [page.getByRole('button', { name: 'کوچک‌تر' }), page.getByRole('button', { name: 'بزرگ‌تر' })];
  await expect(larger).toBeVisible();
  for (const size of ['100%', '200%']) {
    await page.evaluate((letters) => document.documentElement.style.setProperty('font-size', letters), size);
    expect((await smaller.boundingBox())?.y).toBe((await larger.boundingBox())?.y);
  }
});

test('the figures of a file stand as in a text, and a phone number inside its card', async ({ page }) => {
  await page.goto(await filledIn(page, '/patient/:id'));
  const facts = page.locator('dl').first();
  await expect(facts).toBeVisible();
  await expect(page.getByRole('region', { name: 'وضعیت مالی' }).locator('bdi').last()).toBeVisible();
  const figures = page.locator('dl [dir="ltr"], [aria-label="وضعیت مالی"] bdi');
  expect(new Set(await figures.evaluateAll((all) => all.map((each) => getComputedStyle(each).fontVariantNumeric)))).toEqual(new Set(['normal']));
  const outside = await facts.evaluate((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [...card.querySelectorAll('dd > *')]
      .filter((each) => each.getBoundingClientRect().left < left + 15 || each.getBoundingClientRect().right > right - 15)
      .map(({ textContent }) => textContent);
  });
  expect(outside).toEqual([]);
  // Of rows below each other the amounts make a column, and nothing else.
  await page.goto('/patients');
  const [owed, phone] = [page.locator('li [data-size] bdi').first(), page.locator('li [dir="ltr"]').first()];
  await expect(owed).toBeVisible();
  const [inColumn, inText] = await Promise.all([owed, phone].map((one) => one.evaluate((element) => getComputedStyle(element).fontVariantNumeric)));
  expect([inColumn, inText]).toEqual(['tabular-nums', 'normal']);
});

test('the longest number of a bank and the largest amount stand whole in their row', async ({ page, practice: { provider } }) => {
  const [category] = await provider.rows<{ readonly id: number }>('expenseCategories');
  const long = { name: 'زمین', price: 1_500_000_000_000, date: tehranDay(Date.now()), transaction_number: '1234567890'.repeat(4) };
  await provider.create('expenses', { ...long, expense_category: category?.id, patient: null, clinic: null });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/expense-category/${category?.id}/items`);
    const row = page.getByRole('listitem').filter({ hasText: '۱٬۵۰۰٬۰۰۰٬۰۰۰٬۰۰۰' });
    await expect(row).toBeVisible();
    const cut = await row.evaluate((item) => {
      const figures = [...item.querySelectorAll('bdi, [dir="ltr"]')];
      const lost = figures.filter((each) => {
        const within = (each.closest('span > span > span')?.parentElement ?? item).getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(each);
        return [...range.getClientRects()].some(({ left, right }) => left < within.left - 1 || right > within.right + 1);
      });
      return { figures: figures.length > 2, lost: lost.map(({ textContent }) => textContent) };
    });
    expect(cut).toEqual({ figures: true, lost: [] });
  }
});

test('the chosen tab stays in sight where letters grow after the page was opened', async ({ page }) => {
  await page.goto('/accounting?tab=asset');
  const chosen = page.getByRole('tab', { selected: true });
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '100%'));
  await page.getByRole('tablist').evaluate((list) => list.scrollTo({ left: 0 }));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
});

test('what is sought in a sheet can be tapped beside an open keyboard, and where the page is enlarged', async ({ page, practice: { provider } }) => {
  await provider.filePatient('شریف');
  for (const [width, height] of [
    [320, 300],
    [320, 256],
    [640, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/new-appointment');
    await page.getByRole('button', { name: /^بیمار/ }).click();
    await page.getByRole('combobox', { name: 'جستجو' }).fill('شریف');
    const hit = page.getByRole('option', { name: 'شریف' }).first();
    await hit.waitFor();
    const isWhole = () =>
      hit.evaluate((option) => {
        option.scrollIntoView({ block: 'nearest' });
        const { left, right, top, bottom } = option.getBoundingClientRect();
        const [above, below] = [top + 4, bottom - 4].map((at) => document.elementFromPoint((left + right) / 2, at));
        return option.contains(above ?? null) && option.contains(below ?? null);
      });
    await expect.poll(isWhole, { message: `${width}×${height}` }).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('a form has the whole of a low page, beside an open keyboard or enlarged, and its head and buttons where there is room', async ({ page }) => {
  await page.goto('/new-patient');
  const { phone, save } = patientForm(page);
  const head = page.locator('header:has(h1)');
  await expect(save).toBeVisible();
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  for (const height of [256, 314]) {
    await page.setViewportSize({ width: 360, height });
    await phone.focus();
    await expect(head).not.toBeInViewport();
    await expect(save).not.toBeInViewport();
    // Where the focus comes to them they are there.
    await save.focus();
    await expect(save).toBeInViewport({ ratio: 1 });
  }
  // What is said at the foot can be scrolled from over them.
  await page.context().setOffline(true);
  await expect(page.getByText('شما آفلاین هستید')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const isFree = () =>
    save.evaluate((button) => {
      const { left, width, bottom } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + 4, bottom - 4)) && button.contains(document.elementFromPoint(left + width - 4, bottom - 4));
    });
  await expect.poll(isFree).toBe(true);
  await page.context().setOffline(false);
  await page.setViewportSize({ width: 360, height: 640 });
  await phone.focus();
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect(save).toBeInViewport({ ratio: 1 });
});
