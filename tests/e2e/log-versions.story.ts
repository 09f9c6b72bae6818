import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '../../server/demo/account.ts';
import { bundleHash } from '../../tools/bundle.ts';
import { ready, test } from '../log/lab/browser.ts';
import { keepDraft } from '../log/lab/driving.ts';
import { patientForm } from './patient-form.ts';
import { details, position, recorded } from './report-viewer.ts';
import { signIn } from './signing-in.ts';
import { test as released } from './two-releases.ts';

test('a draft that a later release cannot go on with is kept beside the program, until it is given up', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await page.evaluate(async () => {
    window.lab.send('root', { type: 'list.opened', key: 'a', at: 1 } as never);
    window.lab.send('root/list:a', { type: 'draft.changed', change: { name: 'زهرا رضایی' } } as never);
    window.lab.send('root/gate', { type: 'name.typed', value: 'علی' } as never);
    await window.lab.log.barrier();
  });
  // Beside what came back with the session.
  await keepDraft(page);
  await page.goto(`${lab.url}?later`);
  await ready(page);
  const { restored, rescued, lost } = await page.evaluate(() => ({ restored: window.lab.restored, rescued: window.lab.rescued, lost: window.lab.lost }));
  expect({ restored, rescued, lost }).toEqual({ restored: true, rescued: true, lost: false });
  // What is the same in both releases goes on.
  expect(await page.evaluate(() => window.lab.state('root/gate'))).toMatchObject({ context: { name: 'علی' } });
  expect(await page.evaluate(() => window.lab.state('root'))).toMatchObject({ context: { open: [] } });

  const drafts = () => page.evaluate(async () => (await window.lab.log.loaded()).rescued(null));
  const both = [
    { workflow: 'staging', entries: [[{ field: 'name', value: 'زهرا رضایی' }]] },
    { workflow: 'staging', entries: [[{ field: 'name', value: 'سینا' }]] },
  ];
  await expect.poll(drafts).toMatchObject(both);

  // It is still there when the next page goes on with the next session.
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => window.lab.rescued)).toBe(false);
  await page.evaluate(async () => (await window.lab.log.loaded()).wipe());
  expect(await drafts()).toMatchObject(both);
  for (const { key } of await drafts()) await page.evaluate(async (one) => (await window.lab.log.loaded()).discard(one), key);
  expect(await drafts()).toEqual([]);
});

released.describe('a release that reads what another one wrote', () => {
  // One after the other: the later release is built once.
  released.describe.configure({ mode: 'default' });

  const LAST = 'نیک‌اندیش';

  /** Under the first release a form is filled in; then the later one is deployed, and the page reloaded. */
  const reloadedLater = async (page: Page, { deploy }: { readonly deploy: (release: 'first' | 'later') => void }) => {
    deploy('first');
    await page.goto('/new-patient');
    await signIn(page, DEMO_ACCOUNT);
    await patientForm(page).lastName.fill(LAST);
    deploy('later');
    await page.reload();
    await expect(patientForm(page).lastName).toBeVisible();
  };

  const guessed = (page: Page) => page.getByText('با نسخه جدید خوانده شد');

  released('finds a draft as it was, with what that one left beside it', async ({ page, host }) => {
    await reloadedLater(page, host);
    await expect(patientForm(page).lastName).toHaveValue(LAST);
    await expect(guessed(page)).toBeHidden();
  });

  released('asks again for what that one left when there was no way to it', async ({ page, host }) => {
    let asked = 0;
    await page.route(/\/bundles\//, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.fallback();
    });
    await reloadedLater(page, host);
    await expect(patientForm(page).lastName).toHaveValue(LAST);
    await expect(guessed(page)).toBeHidden();
  });

  released('says that it had to guess when that breaks, and keeps what its own machines did not take', async ({ page, host }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.route(/\/bundles\//, (route) => route.fulfill({ contentType: 'text/javascript', body: 'process.env.NODE_ENV' }));
    await reloadedLater(page, host);
    await expect(guessed(page)).toBeVisible();
    expect(faults.join()).toContain('bundle that wrote the log cannot read it');
    // One message at a time: the next stands there once it is closed.
    await page.getByRole('button', { name: 'بستن پیام' }).click();
    await expect(guessed(page)).toBeHidden();
    await page.getByRole('button', { name: 'بستن پیام' }).click();
    await expect(page.getByRole('button', { name: 'بستن پیام' })).toBeHidden();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'پیش‌نویس‌های نگه‌داشته‌شده' }).click();
    await expect(page.getByText(LAST)).toBeVisible();
  });

  released('folds a report of an earlier release with what that one left, and says so', async ({ page, host }) => {
    host.deploy('first');
    await page.goto('/new-patient');
    await signIn(page, DEMO_ACCOUNT);
    await patientForm(page).lastName.fill(LAST);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'گزارش مشکل' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /فایل$/ }).click();
    const file = await (await download).path();

    host.deploy('later');
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto('/replay.html');
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(position(page)).toContainText('گام ۱ از');
    const head = page.getByRole('banner');
    await expect(head).toContainText(`ساخت ${bundleHash(path.resolve(import.meta.dirname, '../..')).slice(0, 8)}`);
    await expect(head).toContainText('با همان ساخت بازپخش می‌شود');
    await expect(page.getByRole('button', { name: /۰ واگرایی/ })).toBeDisabled();
    await expect(page.getByText('ساخت دیگری', { exact: false })).toBeHidden();
    // Its words and its machines are those of then: the later release has no such event.
    await page.keyboard.press('/');
    await page.keyboard.type('draft.changed');
    await expect(page.getByText(/^[۰-۹]+ مورد$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await expect(details(page).locator('[data-chosen=true]')).toHaveText(/^editing/);
    await details(page).getByText('رویداد را می‌پذیرد', { exact: false }).click();
    await expect(
      details(page)
        .getByRole('listitem')
        .filter({ hasText: /^draft\.changed$/ }),
    ).toBeVisible();
    await expect(recorded(page).getByRole('textbox', { name: 'نام خانوادگی', includeHidden: true })).toBeVisible();
  });

  released('can load what every release left, as its host mended it', async ({ page, host }) => {
    host.deploy('first');
    await page.goto('/');
    const left = readdirSync(path.join(import.meta.dirname, '../fold/golden/releases'));
    expect(left.length).toBeGreaterThan(0);
    for (const name of left) expect(await page.evaluate(async (file) => Object.keys(await import(`/bundles/${file}`)), name)).toEqual(['fold', 'wind']);
  });
});
