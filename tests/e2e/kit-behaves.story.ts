import { expect, kitPage, stagePage, test } from './kit-pages.ts';

test.describe('a sheet', () => {
  test('closes with Back, and the focus returns to what opened it', async ({ page, kit }) => {
    await page.goto(stagePage(kit, { signedIn: true, path: '/' }));
    const plus = page.getByRole('button', { name: 'اقدام سریع' });
    await plus.click();
    await expect(page.getByRole('dialog', { name: 'چه چیزی اضافه شود؟' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(plus).toBeFocused();
    await expect(page.getByRole('link', { name: 'پرونده بیماران' })).toBeVisible();
  });

  test('leaves no trace in the history when its own button closes it', async ({ page, kit }) => {
    await page.goto(stagePage(kit, { signedIn: true, path: '/' }));
    await page.getByRole('button', { name: 'اقدام سریع' }).click();
    await page.getByRole('button', { name: 'بستن پنجره' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => (history.state as { overlay?: number } | null)?.overlay ?? null)).toBeNull();
  });

  test('closes before the link in it leads elsewhere', async ({ page, kit }) => {
    await page.goto(stagePage(kit, { signedIn: true, path: '/' }));
    await page.getByRole('button', { name: 'اقدام سریع' }).click();
    await page.getByRole('link', { name: 'پرداخت جدید' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'پرونده بیماران' })).toHaveCount(0);
    expect(await page.evaluate(() => (history.state as { overlay?: number } | null)?.overlay ?? null)).toBeNull();
  });

  test('closes with Escape and by touching what lies beside it', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'states'));
    const opener = page.getByRole('button', { name: 'حذف بیمار' });
    await opener.click();
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'انصراف' })).toBeFocused();
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('آیا مطمئن هستید که می‌خواهید علی رضایی را حذف کنید؟');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await opener.click();
    await page.mouse.click(20, 20);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('a swipe row', () => {
  const drag = async (page: import('@playwright/test').Page, name: string, dx: number, dy = 0) => {
    const box = await page.getByRole('link', { name }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 8 });
    await page.mouse.up();
  };
  const edit = (page: import('@playwright/test').Page) => page.getByRole('button', { name: 'ویرایش علی رضایی' });
  const remove = (page: import('@playwright/test').Page) => page.getByRole('button', { name: 'حذف علی رضایی' });

  test('opens to the physical sides, beyond 75 pixels', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'lists'));
    await drag(page, 'علی رضایی', 60);
    await expect(edit(page)).toBeHidden();
    await drag(page, 'علی رضایی', 130);
    await expect(edit(page)).toBeVisible();
    expect((await edit(page).boundingBox())?.x).toBeLessThan(60);
    await page.reload();
    await drag(page, 'علی رضایی', -130);
    await expect(remove(page)).toBeVisible();
    expect((await remove(page).boundingBox())?.x).toBeGreaterThan(200);
    // A drag is not a tap.
    expect(page.url()).toContain('kit.html');
  });

  test('shows its button beyond 50 pixels while the finger is down, and leaves a vertical drag to the page', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'lists'));
    const box = await page.getByRole('link', { name: 'علی رضایی' }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 48, y, { steps: 4 });
    await expect(edit(page)).toBeHidden();
    await page.mouse.move(x + 54, y, { steps: 2 });
    await expect(edit(page)).toBeVisible();
    await page.mouse.up();
    await expect(edit(page)).toBeHidden();
    await drag(page, 'علی رضایی', 90, 160);
    await expect(edit(page)).toBeHidden();
  });

  test('offers the same two actions in its menu', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'lists'));
    await page.getByRole('button', { name: 'گزینه‌های علی رضایی' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'ویرایش' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'حذف' })).toBeVisible();
  });
});

test.describe('a day', () => {
  test('is typed in any habit, and the slashes come by themselves', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'fields'));
    const field = page.getByRole('textbox', { name: 'تاریخ تولد' });
    for (const habit of ['13720523', '۱۳۷۲/۵/۲۳', '1372-5-23', '72/5/23']) {
      await field.fill('');
      await field.pressSequentially(habit);
      await field.blur();
      await expect(field).toHaveValue('۱۳۷۲/۰۵/۲۳');
    }
    await expect(page.getByText('شنبه ۲۳ مرداد ۱۳۷۲')).toBeVisible();
  });

  test('is picked by keyboard, Left being the next day', async ({ page, kit }) => {
    await page.goto(kitPage(kit, 'fields'));
    await page.getByRole('button', { name: 'انتخاب تاریخ، تاریخ تولد' }).click();
    await expect(page.getByRole('button', { name: 'چهارشنبه ۲۳ مرداد ۱۳۴۲' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'پنجشنبه ۳۱ مرداد ۱۳۴۲' })).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('button', { name: 'یکشنبه ۳۱ شهریور ۱۳۴۲' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'تاریخ تولد' })).toHaveValue('۱۳۴۲/۰۶/۳۱');
  });
});

test('a caret stays where it is while digits are typed into the middle', async ({ page, kit }) => {
  await page.goto(kitPage(kit, 'fields'));
  const field = page.getByRole('textbox', { name: 'مبلغ' });
  await field.focus();
  await field.evaluate((box: HTMLInputElement) => box.setSelectionRange(1, 1));
  await page.keyboard.type('12');
  await expect(field).toHaveValue('۴۱۲٬۵۰۰٬۰۰۰');
  expect(await field.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(3);
});

test('the carousel follows its dots, from right to left', async ({ page, kit }) => {
  await page.goto(stagePage(kit, { signedIn: true, path: '/' }));
  const dot = (number: string) => page.getByRole('button', { name: `نمایش اطلاعیه ${number}` });
  await expect(dot('۱')).toHaveAttribute('aria-current', 'true');
  await dot('۳').click();
  await expect(dot('۳')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('از همراهی شما در دوره آزمایشی سپاسگزاریم.')).toBeInViewport();
});
