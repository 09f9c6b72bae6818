import type { Page } from '@playwright/test';
import { test as onProfile } from './own-profile.ts';
import { patientForm } from './patient-form.ts';
import { PLACES } from './places.ts';
import { expect, test } from './practice.ts';
import { loginForm, signIn, signOut } from './signing-in.ts';
import { allFilledIn } from './support/addresses.ts';
import { untilKept } from './support/device.ts';
import { keptAddresses, untilProgramIsKept } from './support/kept.ts';
import { untilSignInIsWrittenDown } from './support/profile.ts';

const strip = (page: Page) => page.getByText('شما آفلاین هستید.');
const age = (page: Page) => page.getByText('به‌روز شده:');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const social = (page: Page) => page.getByRole('link', { name: 'تأمین اجتماعی' });
/** How many rules a style sheet of the build has that is in force. */
const rulesOf = (page: Page, name: string) =>
  page.evaluate(
    (wanted) => [...document.styleSheets].filter(({ href }) => href?.includes(`/${wanted}`)).reduce((sum, { cssRules }) => sum + cssRules.length, 0),
    name,
  );
const BROKEN = 'این بخش بارگذاری نشد';

test.describe('with the worker, as it is shipped', () => {
  test.use({ serviceWorkers: 'allow' });

  test('every address is opened anew without a network, and says so', async ({ page, context }) => {
    // Twenty-odd pages one after the other: on a busy machine that is a minute.
    test.slow();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto('/');
    await expect(page.getByText('پرونده بیماران')).toBeVisible();
    await untilProgramIsKept(page);
    const places = await allFilledIn(page, PLACES);
    // What the browser keeps besides is gone after every sign-out, and whenever it wants room.
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
    await context.setOffline(true);
    for (const path of ['/', ...places]) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.getByText(BROKEN)).toHaveCount(0);
      await expect(strip(page)).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-visitor', 'known');
      expect(await rulesOf(page, 'first-'), path).toBeGreaterThan(50);
      expect(await rulesOf(page, 'style-'), path).toBeGreaterThan(500);
    }
    await context.setOffline(false);
    await expect(strip(page)).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('whoever comes back is written to in the page’s own letters from the first', async ({ page }) => {
    await page.goto('/');
    await untilProgramIsKept(page);
    await page.goto('/patients');
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^Vazirmatn/);
  });

  test('what is written without a network waits for it in its form, through a reload, and is stored once', async ({ page, context, practice }) => {
    const before = await practice.provider.count('patients');
    await page.goto('/new-patient');
    await untilProgramIsKept(page);
    await context.setOffline(true);
    await page.reload();
    const form = patientForm(page);
    await form.firstName.fill('بهار');
    await form.lastName.fill('آرام');
    await form.nationalNumber.fill('0012345679');
    await form.save.click();
    // Nothing can be sent: nobody is asked whether it should be although nobody could look for a twin.
    await expect(page.getByText('منتظر اتصال است')).toBeVisible();
    await expect(page.getByRole('button', { name: 'ذخیره شود' })).toBeHidden();
    await untilKept(page, 'آرام');
    await page.reload();
    await expect(form.lastName).toHaveValue('آرام');
    await expect(page.getByText('منتظر اتصال است')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('هنوز فرستاده نشده است')).toBeVisible();
    expect(await practice.provider.count('patients')).toBe(before);
    await form.save.click();
    await expect(page).toHaveURL('/patients');
    expect(await practice.provider.count('patients')).toBe(before + 1);
  });

  test('what the browser keeps is the program and where its provider is, whoever signs in or out', async ({ page, context, practice }) => {
    const program = (addresses: readonly string[]) => addresses.filter((address) => !/^\/($|assets\/|bundles\/|icon|manifest\.webmanifest$)/.test(address));
    await page.goto('/patients');
    await expect(heading(page)).toContainText('۲٬۰۰۰ بیمار');
    await untilProgramIsKept(page);
    await page.reload();
    await expect(heading(page)).toContainText('۲٬۰۰۰ بیمار');
    const before = await keptAddresses(page);
    expect(program(before)).toEqual(['/config.json']);
    // The provider has the browser clear what it stored of answers: the program is not among them.
    await signOut(page);
    expect(await keptAddresses(page)).toEqual(before);
    await context.setOffline(true);
    await page.goto('/patients');
    await expect(loginForm(page).submit).toBeVisible();
    await context.setOffline(false);
    await signIn(page, practice);
    await expect(heading(page)).toContainText('۲٬۰۰۰ بیمار');
  });
});

onProfile.describe('a browser that is killed', () => {
  onProfile.use({ signedIn: false });

  onProfile('and opened anew without a network is where it was, knows what it knew, and says how old that is', async ({ device, practice }) => {
    onProfile.setTimeout(120_000);
    const first = await device.open();
    await first.goto('/patients');
    await signIn(first, practice);
    await expect(heading(first)).toContainText('۲٬۰۰۰ بیمار');
    await first.goto('/insurances');
    await expect(social(first)).toBeVisible();
    await first.goto('/patient/1');
    await expect(first.getByRole('button', { name: 'ویرایش' })).toBeVisible();
    const name = await heading(first).innerText();
    await first.goto('/new-patient');
    await patientForm(first).lastName.fill('نیک‌اندیش');
    await untilKept(first, 'نیک‌اندیش');
    await untilProgramIsKept(first);
    await untilSignInIsWrittenDown(first, device.profile);
    await device.kill();

    const page = await device.open();
    await page.context().setOffline(true);
    await page.goto('/');
    await expect(page).toHaveURL('/new-patient');
    await expect(patientForm(page).lastName).toHaveValue('نیک‌اندیش');
    await page.goto('/patients');
    await expect(heading(page)).toContainText('۲٬۰۰۰ بیمار');
    await expect(age(page)).toBeVisible();
    await page.goto('/insurances');
    await expect(social(page)).toBeVisible();
    await expect(age(page)).toBeVisible();
    await page.goto('/patient/1');
    await expect(heading(page)).toHaveText(name, { useInnerText: true });

    // A token that is no longer good costs nobody the session while it cannot be renewed.
    await page.evaluate(() => localStorage.setItem('accessToken', 'no-longer-good'));
    await page.goto('/patients');
    await expect(heading(page)).toContainText('۲٬۰۰۰ بیمار');
    await page.context().setOffline(false);
    await expect(age(page)).toBeHidden();
    await expect(heading(page)).toContainText('۲٬۰۰۰ بیمار');
  });
});
