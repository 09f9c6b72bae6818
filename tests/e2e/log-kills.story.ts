import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isAlikeTreatment, type TreatmentPayload } from '../../src/schema/treatments/payload.ts';
import type { Surgery } from '../../src/schema/treatments/surgery.ts';
import { test } from '../log/lab/browser.ts';
import { type Answer, serveLab } from '../log/lab/server.ts';

const KILLS = 20;
const pause = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

/** A provider that takes its time before and after it stores a treatment. */
const provider = () => {
  const rows: Surgery[] = [];
  let posts = 0;
  const answer: Answer = async (port, input) => {
    const { payload = {}, payloads = [] } = (input ?? {}) as { readonly payload?: TreatmentPayload; readonly payloads?: readonly TreatmentPayload[] };
    if (port === 'count') return { count: rows.length };
    await pause(30);
    if (port === 'sendRow') {
      posts += 1;
      const row = { ...payload, id: rows.length + 1 } as Surgery;
      rows.push(row);
      await pause(40);
      return row;
    }
    if (port === 'findAlike') return { rows: rows.filter((row) => payloads.some((one) => isAlikeTreatment(one, row))) };
    return { rows: [], unreadable: 0 };
  };
  return { rows, answer, posts: () => posts };
};

test('a browser killed at any moment of sending five treatments sends each of them once', async ({ browserOnDisk }) => {
  test.setTimeout(400_000);
  const server = await serveLab(join(import.meta.dirname, '../log/lab/treatments-page.ts'));
  // Each start is so much later than the one before that what was on its way cannot arrive any more.
  let later = 0;
  const open = async () => {
    await browserOnDisk.context().addInitScript((offset) => {
      const real = Date.now;
      Date.now = () => real() + offset;
    }, later);
    const page = await browserOnDisk.context().newPage();
    await page.goto(server.url, { waitUntil: 'commit' });
    return page;
  };
  const wrong: unknown[] = [];
  let midway = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const practice = provider();
    server.answerWith(practice.answer);
    const page = await open();
    await page.waitForFunction(() => document.body?.textContent === 'working');
    // Spread over the whole of the work, which takes about a second and a half.
    await pause(60 + kill * 75);
    await browserOnDisk.kill();
    if (practice.posts() > 0 && practice.posts() < 5) midway += 1;
    later += 15_000;
    await browserOnDisk.relaunch();
    const next = await open();
    await next.waitForFunction(() => document.body?.textContent === 'done', undefined, { timeout: 30_000 });
    const teeth = practice.rows.map(({ tooth_number }) => tooth_number).sort();
    if (JSON.stringify(teeth) !== JSON.stringify(['11', '12', '12', '14', '15'])) wrong.push([kill, teeth, practice.posts()]);
    await next.close();
  }
  await server.close();
  expect(wrong).toEqual([]);
  // The kills were where it hurts.
  expect(midway).toBeGreaterThan(0);
});
