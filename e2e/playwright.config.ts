import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from '../tooling/setup/chromium-launch.mjs';
import { inFullRun } from './fixtures/each-platform.ts';

const port = Number(process.env['PLACEKEEPER_E2E_PORT'] ?? 4620);
const address = `http://127.0.0.1:${port}`;
const galleryPort = Number(process.env['PLACEKEEPER_GALLERY_PORT'] ?? port + 1);
const galleryAddress = `http://127.0.0.1:${galleryPort}`;

/** Starts the twin as `npm run preview` does, with a database in memory. */
const twin = (on: number, web: string) =>
  `node ../apps/mock-api/dist/main.mjs --port ${on} --db :memory: --web ../apps/web/${web} --quiet --end-with-input`;

/** npm passes the script's name in the environment, which workers inherit. */
const script = process.env['npm_lifecycle_event'];
const wantsAccess = script === 'access' || script === 'sweeps';
const wantsFaults = script === 'faults' || script === 'sweeps';
const wantsPlatforms = script === 'platforms' || script === 'sweeps';
const wantsPictures = script === 'pictures';

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: `.reports/${script ?? 'e2e'}.json` }]],
  // A test that passes only on a second attempt has failed.
  retries: 0,
  // Two more than the cores, because tests sometimes wait. Tests of faults mostly wait, so they get more.
  workers: wantsFaults ? 5 : 4,
  // In milliseconds: stops only hanging tests, because several browsers and two twins share the cores.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  globalTeardown: './fixtures/judge-contract.ts',
  use: {
    baseURL: address,
    launchOptions: testLaunchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tracing takes a fifth of the run's time. `npm run e2e -- --trace on` helps to find a failure.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testMatch: ['journeys/**/*.spec.ts', 'sweeps/*.spec.ts'],
      grepInvert: new RegExp(inFullRun),
      use: {
        viewport: { width: 1440, height: 900 },
        // Animations take CPU time, and Playwright waits for their end before a click.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // The design system's gallery under the content security policy of production.
    {
      name: 'gallery',
      testMatch: 'gallery/*.spec.ts',
      // Without reduced motion, the gallery's spinners redraw the page sixty times a second. Tests of motion override
      // this option.
      use: { baseURL: galleryAddress, contextOptions: { reducedMotion: 'reduce' } },
    },
    // A real nginx with the deployment configuration, in front of the twin.
    { name: 'hosting', testMatch: 'hosting/*.spec.ts' },
    // `npm test` leaves these tests out, because each makes a call fail in every way.
    {
      name: 'faults',
      testMatch: wantsFaults ? 'faults/*.spec.ts' : [],
      expect: { timeout: 10_000 },
      use: {
        viewport: { width: 1440, height: 900 },
        // Without reduced motion, a spinner redraws each of five pages, which share the cores, sixty times a second.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // Only on request: the main journeys in further dialects of the platform.
    {
      name: 'platforms',
      testMatch: wantsPlatforms ? 'journeys/specified/*.spec.ts' : [],
      grep: new RegExp(inFullRun),
      use: {
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    // `npm test` leaves these tests out, because they walk through every screen by keyboard.
    {
      name: 'access',
      testMatch: wantsAccess ? 'access/*.spec.ts' : [],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Only by `npm run pictures`.
    {
      name: 'pictures',
      testMatch: wantsPictures ? 'pictures/screens.spec.ts' : [],
    },
    {
      name: 'gallery-pictures',
      testMatch: wantsPictures ? 'pictures/gallery.spec.ts' : [],
      use: { baseURL: galleryAddress },
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
