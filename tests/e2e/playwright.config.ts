import { defineConfig } from '@playwright/test';
import { FLAGS, SHELL } from './support/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fa-IR',
    // The device's own zone must not matter: it is far from Tehran here.
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
    // A film of every story would take a sixth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: SHELL,
      args: [...FLAGS],
    },
  },
});
