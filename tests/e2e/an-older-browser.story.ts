import { OF_ITERATORS, YOUNGER } from '../architecture/floor.ts';
import { expect, type Practice, test } from './practice.ts';
import { loginForm, signIn } from './signing-in.ts';

test.use({ signedIn: false });

/** Takes away whatever came to browsers after the oldest that the program is for; of syntax, which the build sees to, a newer browser keeps all. */
const takeAway = ([younger, ofIterators]: readonly [typeof YOUNGER, readonly string[]]): void => {
  const all = globalThis as unknown as Record<string, Record<string, object> | undefined>;
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
  for (const name of ofIterators) Reflect.deleteProperty(iterators, name);
  for (const [owner, names] of Object.entries(younger)) {
    const of = owner === 'window.' ? globalThis : all[owner.slice(0, -1)];
    const from = owner.endsWith('#') ? of?.['prototype' as keyof typeof of] : of;
    for (const name of names) if (from) Reflect.deleteProperty(from, name);
  }
};

const theirs = async ({ provider }: Practice): Promise<string> => `?patient=${(await provider.rows<{ readonly patient: number }>('surgeries'))[0]?.patient}`;

test('somebody signs in and works with a browser as old as the program allows', async ({ page, practice }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(takeAway, [YOUNGER, OF_ITERATORS] as const);
  await page.goto('/');
  expect(await page.evaluate(() => ['withResolvers' in Promise, 'groupBy' in Map, 'canParse' in URL, 'map' in [].values(), 'scheduler' in window])).toEqual(
    Array(5).fill(false),
  );
  await expect(loginForm(page).username).toBeEditable();
  await signIn(page, practice);
  await expect(page.getByText('پرونده بیماران')).toBeVisible();
  const patient = await theirs(practice);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, shown] of [
    ['/patients', /۲٬۰۰۰ بیمار/],
    [`/patient/${patient.replace(/\D/g, '')}`, /./],
    ['/appointments', /نوبت/],
    [`/new-treatment${patient}`, /درمان/],
    [`/new-payment${patient}`, /پرداخت/],
    [`/patient/${patient.replace(/\D/g, '')}/installments`, /تقسیط/],
    ['/accounting', /حسابداری/],
    ['/send-to-lab', /./],
    ['/settings', /تنظیمات/],
  ] as const) {
    await page.goto(path);
    await expect(heading).toContainText(shown);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/مشکلی پیش آمد|بارگذاری نشد/)).toHaveCount(0);
  }
  // A report is put together by what only a whole program has.
  await page.getByRole('button', { name: 'گزارش مشکل' }).click();
  await expect(page.getByText('فایل آماده است')).toBeVisible();
  expect(faults).toEqual([]);
});
