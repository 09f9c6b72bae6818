import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faults } from '../faults/faults.ts';
import { copyOfSources } from '../faults/planted.ts';
import { expect, test } from './practice.ts';
import { details, keys, open, recorded } from './report-viewer.ts';

test.use({ signedIn: false, viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const fault = faults.find(({ name }) => name === 'a wrong guard');

test('the way to what a planted fault broke is stepped through like a report, and kept as a test', async ({ page }) => {
  test.setTimeout(240_000);
  if (fault === undefined) throw new Error('There is no such fault any more.');
  const copy = copyOfSources();
  try {
    const outcome = copy.plant(fault);
    expect(typeof outcome === 'object' && outcome.found).toContain('✗ removal');
    const file = path.join(copy.folder, 'test-results/model/removal-1.json');

    await open(page, readFileSync(file, 'utf8'));
    // The step that broke a promise is found, and that the machines of this program go another way there.
    await keys(page, '/');
    await page.keyboard.type('xstate.done.actor.findRow');
    await keys(page, 'Enter', 'Escape');
    await expect(details(page)).toContainText('xstate.done.actor.findRow');
    await expect(details(page)).toContainText('حالتی غیر از آنچه ضبط شد');
    await keys(page, 'ArrowLeft');
    await expect(details(page)).toContainText('xstate.after.quarantine');
    await expect(recorded(page).getByRole('heading', { name: 'لیست بیماران', includeHidden: true })).toBeAttached();

    // The machines of this checkout go the right way there, and that is what is kept.
    const kept = copy.node(['tests/model/commands/keep.ts', file, '--name', 'what-is-there-is-not-removed']);
    expect(kept.said).toContain("Today's machines went another way than those that wrote it");
    expect(kept.said).toContain('Kept as tests/kept/sessions/what-is-there-is-not-removed.json');
    const replayed = copy.node(['node_modules/vitest/vitest.mjs', 'run', '--no-color', 'tests/kept']);
    expect(replayed.said).toContain('3 passed');
    expect(replayed.status).toBe(0);
  } finally {
    copy.remove();
  }
});
