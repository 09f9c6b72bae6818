import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { build, preview } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds and serves the page of the kit and the stage of the screens, which no build of the product holds. */
export const test = base.extend<object, { kit: string }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const outDir = mkdtempSync(path.join(tmpdir(), 'matab-kit-'));
      const input = { kit: path.join(root, 'tests/kit/kit.html'), stage: path.join(root, 'tests/kit/stage.html') };
      const shared = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: 'error' } as const;
      await build({ ...shared, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } });
      const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

export { expect };

/** One part of the kit's page, or all of it for an empty name. */
export const kitPage = (kit: string, part: string, theme: 'light' | 'dark' = 'light') => `${kit}tests/kit/kit.html?theme=${theme}${part && `&part=${part}`}`;

/** The stage with a script for the provider and events sent to workflows by their ids. */
export const stagePage = (kit: string, script: object, events: readonly (readonly [string, object])[] = []) =>
  `${kit}tests/kit/stage.html?script=${encodeURIComponent(JSON.stringify(script))}&events=${encodeURIComponent(JSON.stringify(events))}`;

/** No violation of WCAG 2.2 AA that a machine can see, and every place that speaks is there. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Colours are judged at rest.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => (animation.effect?.getTiming().iterations === Infinity ? null : animation.finished))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  // Who listens hears only of what comes into a place that stood there before; what takes no box of its own still is one.
  const mute = await page.evaluate(() =>
    [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')]
      .filter((place) => getComputedStyle(place).display === 'none')
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(mute).toEqual([]);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
};

/** The page is never wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};
