import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tooling/setup/chromium-launch.mjs';
import { inFullRun } from './fixtures/each-platform.ts';

const port = Number(process.env['PLACEKEEPER_E2E_PORT'] ?? 4620);
const address = `http://127.0.0.1:${port}`;
const galleryPort = Number(process.env['PLACEKEEPER_GALLERY_PORT'] ?? port + 1);
const galleryAddress = `http://127.0.0.1:${galleryPort}`;

/** The twin as `npm run preview` starts it, with a world that lives as long as the run. */
const twin = (on: number, web: string) =>
  `node ../apps/mock-api/dist/main.mjs --port ${on} --db :memory: --web ../apps/web/${web} --quiet`;

/** Text as every machine draws it: neither its hinting nor the order of its display's colours matter. */
const sameText = {
  ...launchOptions,
  args: [
    ...launchOptions.args,
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
};

/** npm tells a script its own name, and so does it to the workers that the script starts. */
const script = process.env['npm_lifecycle_event'];
const wantsAccess = script === 'access' || script === 'sweeps';
const wantsFaults = script === 'faults' || script === 'sweeps';
const wantsPlatforms = script === 'platforms' || script === 'sweeps';
const wantsPictures = script === 'pictures';

/** The built application behind the bundled twin: what is tested is what would be deployed. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: `.reports/${script ?? 'e2e'}.json` }]],
  // A test that passes the second time has failed.
  retries: 0,
  // One more than cores, for each waits now and then. Where calls are made to fail, most of a test is a pause.
  workers: wantsFaults ? 5 : 3,
  // Nets for what hangs, not measures: several browsers and two twins share the cores.
  timeout: 90_000,
  // The checked pictures are the ones that the documentation shows.
  snapshotPathTemplate: '../docs/screenshots/{arg}{ext}',
  expect: {
    timeout: 20_000,
    // Less than a shade of the palette to the next one, and fewer points than a missing word has.
    toHaveScreenshot: { threshold: 0.04, maxDiffPixels: 20 },
  },
  globalTeardown: './fixtures/judge-contract.ts',
  use: {
    baseURL: address,
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A fifth of the time of a run. To look into a failure: npm run e2e -- --trace on
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testMatch: ['journeys/**/*.spec.ts', 'sweeps/*.spec.ts'],
      grepInvert: new RegExp(inFullRun),
      use: {
        viewport: { width: 1440, height: 900 },
        // Animations cost processor time, and Playwright waits for an element to stop moving before it clicks.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // The design system, built with its gallery and under the content policy of production.
    {
      name: 'gallery',
      testMatch: 'gallery/*.spec.ts',
      use: { baseURL: galleryAddress, launchOptions: sameText },
    },
    // The deploy recipe, in a real nginx before the same twin.
    { name: 'hosting', testMatch: 'hosting/*.spec.ts' },
    // On request, for each of its tests makes a call fail in every way: `npm run test:full`.
    {
      name: 'faults',
      testMatch: wantsFaults ? 'faults/*.spec.ts' : [],
      expect: { timeout: 10_000 },
      use: {
        viewport: { width: 1440, height: 900 },
        // Five browsers share the cores, and each turn of a spinner is drawn sixty times a second.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // On request: the main jobs in the other ways in which a platform can answer.
    {
      name: 'platforms',
      testMatch: wantsPlatforms ? 'journeys/specified/*.spec.ts' : [],
      grep: new RegExp(inFullRun),
      use: {
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // On request, for it goes through every screen key by key: `npm run test:full`.
    {
      name: 'access',
      testMatch: wantsAccess ? 'access/*.spec.ts' : [],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // On request: `npm run pictures`.
    {
      name: 'pictures',
      testMatch: wantsPictures ? 'pictures/*.spec.ts' : [],
    },
  ],
  webServer: [
    {
      command: `${twin(port, 'dist')} --profiles ../apps/mock-api/samples/harbour-group.csv`,
      url: `${address}/__mock/realtime`,
      reuseExistingServer: false,
      stderr: 'ignore',
    },
    {
      command: twin(galleryPort, 'dist-gallery'),
      url: `${galleryAddress}/dev/ui`,
      reuseExistingServer: false,
      stderr: 'ignore',
    },
  ],
});
