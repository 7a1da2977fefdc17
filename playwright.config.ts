import { chromium, defineConfig, devices } from '@playwright/test';
import { newAccountJourneys } from './e2e/support/new-account-journeys';
import { journeyBrowserPath } from './scripts/support/chromium-path.mjs';

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';

const args = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const ofNewAccounts = newAccountJourneys.map((name) => `**/${name}.journey.ts`);
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/**
 * Journeys that change what all others see (the clock, the cache), or take the whole machine, have `.serial.` in their name and run one after the other, in a run of their own. Those of
 * new accounts run in any shop; `npm test` has a shop of its own for them.
 */
export default defineConfig({
  testDir: './e2e',
  workers: 2,
  // Decision 102: a second try is named in the outcome.
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The report for programs goes to the file of that name.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: shopUrl,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    // Recording every step doubles the time of a run on two cores.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: journeyBrowserPath(chromium.executablePath()), args },
  },
  projects: [
    {
      name: 'journeys',
      outputDir: './test-results/journeys',
      testMatch: /\.(spec|journey)\.ts$/,
      testIgnore: [/\.serial\./, ...ofNewAccounts],
      use: desktop,
    },
    {
      name: 'new-accounts',
      outputDir: './test-results/new-accounts',
      testMatch: ofNewAccounts,
      use: desktop,
    },
    {
      name: 'serial',
      outputDir: './test-results/serial',
      testMatch: /\.serial\.(spec|journey)\.ts$/,
      use: desktop,
      fullyParallel: false,
      workers: 1,
    },
  ],
});
