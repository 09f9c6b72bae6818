import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { measured } from './server-process.ts';

/**
 * Opening a patient's file in a practice of many treatments: `node tests/bench/profile.ts [treatments]`, after a build.
 * From the tap to the painted history, with the lists cached, at a quarter of the processor's speed; target 300 ms.
 * Beside it stands the same at full speed.
 */
const count = Number(process.argv[2] ?? 30_000);
const PATIENTS = 2000;
const OPENINGS = 12;

const surgeries = Array.from({ length: count }, (_, index) => ({
  ...{ id: index + 1, patient: (index % PATIENTS) + 1, procedure_type: (index % 50) + 1, tooth_number: `${(index % 4) + 1}${(index % 8) + 1}` },
  ...{ total_cost: 1_000_000 + index, lab_cost: 0, material_cost: 0, discount: 0, extra_fee: 0, clinic: 2, contract: 2, insurance_tariff: null },
  ...{ surgery_time: `2026-0${(index % 9) + 1}-1${index % 10}T00:00:00Z`, main_complain: '', description: '' },
}));

const data = await mkdtemp(join(tmpdir(), 'matab-bench-'));
const server = await measured('server/main.ts', [], { PORT: '0', MATAB_DATA: data });
const browser = await chromium.launch({ executablePath: process.env.MATAB_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fa-IR' });
const page = await context.newPage();

/** Taps the patient at a place of the list; milliseconds until the history of treatments has been painted. */
const openFile = async (on: Page, place: number): Promise<number> => {
  await on.locator('main a[href^="/patient/"]').nth(place).waitFor();
  return on.evaluate(
    (at) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelectorAll<HTMLElement>('main a[href^="/patient/"]')[at];
        const began = performance.now();
        const look = () => {
          if (document.querySelector('section[aria-label="سابقه درمان"] li'))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began), 0));
          else if (performance.now() - began > 10_000) reject(new Error('no history'));
          else requestAnimationFrame(look);
        };
        link?.click();
        look();
      }),
    place,
  );
};

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

try {
  await page.route(/\/api\/surgeries\//, (route) => route.fulfill({ json: surgeries }));
  await page.goto(`http://127.0.0.1:${server.port}/patients`);
  await page.getByLabel('نام کاربری').fill('demo');
  await page.getByLabel('رمز عبور', { exact: true }).fill('matab-demo');
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await openFile(page, 0);
  const session = await context.newCDPSession(page);
  for (const rate of [1, 4]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const figures: number[] = [];
    for (let place = 1; place <= OPENINGS; place += 1) {
      await page.goBack();
      figures.push(await openFile(page, place % 6));
    }
    console.log(`${count} treatments, processor at 1/${rate}: median ${median(figures).toFixed(0)} ms, worst ${Math.max(...figures).toFixed(0)} ms`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true });
}
