import { expect } from '@playwright/test';
import { ready, test } from '../log/lab/browser.ts';

test('a draft that a later release cannot go on with is kept beside the program, until it is given up', async ({ browserOnDisk, lab }) => {
  lab.answerWith(() => ({ rows: [] }));
  const page = await browserOnDisk.open();
  await page.evaluate(async () => {
    window.lab.send('root', { type: 'list.opened', key: 'a', at: 1 } as never);
    window.lab.send('root/list:a', { type: 'draft.changed', change: { name: 'زهرا رضایی' } } as never);
    window.lab.send('root/gate', { type: 'name.typed', value: 'علی' } as never);
    await window.lab.log.barrier();
  });
  await page.goto(`${lab.url}?later`);
  await ready(page);
  const { restored, rescued, lost } = await page.evaluate(() => ({ restored: window.lab.restored, rescued: window.lab.rescued, lost: window.lab.lost }));
  expect({ restored, rescued, lost }).toEqual({ restored: true, rescued: true, lost: false });
  // What is the same in both releases goes on.
  expect(await page.evaluate(() => window.lab.state('root/gate'))).toMatchObject({ context: { name: 'علی' } });
  expect(await page.evaluate(() => window.lab.state('root'))).toMatchObject({ context: { open: [] } });

  const drafts = () => page.evaluate(async () => (await window.lab.log.loaded()).rescued(null));
  await expect.poll(drafts).toMatchObject([{ workflow: 'staging', entries: [[{ field: 'name', value: 'زهرا رضایی' }]] }]);

  // It is still there when the next page goes on with the next session.
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => window.lab.rescued)).toBe(false);
  await page.evaluate(async () => (await window.lab.log.loaded()).wipe());
  const [draft] = await drafts();
  expect(draft).toMatchObject({ workflow: 'staging' });
  await page.evaluate(async (key) => (await window.lab.log.loaded()).discard(key), draft?.key ?? '');
  expect(await drafts()).toEqual([]);
});
