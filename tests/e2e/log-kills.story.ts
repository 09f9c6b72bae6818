import { join } from 'node:path';
import { expect } from '@playwright/test';
import { isAlikeTreatment, type TreatmentPayload } from '../../src/schema/treatments/payload.ts';
import type { Surgery } from '../../src/schema/treatments/surgery.ts';
import { test } from '../log/lab/browser.ts';
import { type Answer, type LabServer, serveLab } from '../log/lab/server.ts';

/** What happens while five treatments are entered and sent: the person looks and acts, a treatment comes, is stored, its answer leaves. */
type Moment = 'looked' | 'came' | 'stored' | 'answered';

const LATER_MILLIS = 15_000;
const FIVE = ['11', '12', '12', '14', '15'];

/** A provider of treatments that tells when a moment comes for the nth time; from then on nothing comes to pass. */
const provider = (moment: Moment, nth: number) => {
  const rows: Surgery[] = [];
  const struck = Promise.withResolvers<void>();
  let left = nth;
  let over = false;
  const comes = async (what: Moment): Promise<void> => {
    if (what === moment) left -= 1;
    if (left > 0 || over) return;
    over = true;
    struck.resolve();
    // Nobody is there any more to hear the answer; one that has left finds its own way.
    if (what !== 'answered') await new Promise(() => {});
  };
  const answer: Answer = async (port, input) => {
    const { payload = {}, payloads = [] } = (input ?? {}) as { readonly payload?: TreatmentPayload; readonly payloads?: readonly TreatmentPayload[] };
    switch (port) {
      case 'count':
        await comes('looked');
        return { count: rows.length };
      case 'sendRow': {
        await comes('came');
        const row = { ...payload, id: rows.length + 1 } as Surgery;
        rows.push(row);
        await comes('stored');
        await comes('answered');
        return row;
      }
      case 'findAlike':
        return { rows: rows.filter((row) => payloads.some((one) => isAlikeTreatment(one, row))) };
      default:
        return { rows: [], unreadable: 0 };
    }
  };
  return { rows, answer, struck: struck.promise };
};

const lab = test.extend<object, { treatments: LabServer }>({
  treatments: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it must prepare from this pattern
    async ({}, use) => {
      const server = await serveLab(join(import.meta.dirname, '../log/lab/treatments-page.ts'));
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The first, the two that are alike, and the last: the fourth is as the first. */
const TREATMENTS = [1, 2, 3, 5];

const cases: readonly (readonly [string, Moment, readonly number[]])[] = [
  // Two looks for each treatment that is entered, one for the whole list.
  ['while treatments are entered', 'looked', [2, 7, 11]],
  ['when a treatment has come to the provider', 'came', TREATMENTS],
  ['when a treatment was stored and not yet confirmed', 'stored', TREATMENTS],
  ['when the confirmation of a treatment is on its way', 'answered', TREATMENTS],
];

for (const [when, moment, times] of cases) {
  lab(`a browser killed ${when} sends each of five treatments once`, async ({ browserOnDisk, treatments }) => {
    // Three or four browsers are begun anew, one behind the other.
    lab.slow();
    const open = async () => {
      const page = await browserOnDisk.context().newPage();
      await page.goto(treatments.url, { waitUntil: 'commit' });
      return page;
    };
    for (const [kills, nth] of times.entries()) {
      const practice = provider(moment, nth);
      treatments.answerWith(practice.answer);
      await open();
      await practice.struck;
      await browserOnDisk.kill();
      await browserOnDisk.relaunch();
      // So much later than before that what was on its way cannot arrive any more.
      await browserOnDisk.context().addInitScript(
        (millis) => {
          const real = Date.now;
          Date.now = () => real() + millis;
        },
        LATER_MILLIS * (kills + 1),
      );
      const next = await open();
      await next.waitForFunction(() => document.body?.textContent === 'done');
      const teeth = practice.rows.map(({ tooth_number }) => tooth_number).sort();
      expect(teeth, `after the end at the ${nth}th time`).toEqual(FIVE);
      await next.close();
    }
  });
}
