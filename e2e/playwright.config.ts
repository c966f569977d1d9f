import { defineConfig } from '@playwright/test';
import { launchOptions } from '../tooling/setup/chromium-launch.mjs';

const port = Number(process.env['PLACEKEEPER_E2E_PORT'] ?? 4620);
const address = `http://127.0.0.1:${port}`;

/** The built application behind the bundled twin: what is tested is what would be deployed. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes the second time has failed.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTeardown: './fixtures/judge-contract.ts',
  use: {
    baseURL: address,
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'chromium', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: `node ../apps/mock-api/dist/main.mjs --port ${port} --db :memory: --web ../apps/web/dist --profiles ../apps/mock-api/samples/harbour-group.csv --quiet`,
    url: `${address}/__mock/realtime`,
    reuseExistingServer: false,
    stderr: 'ignore',
  },
});
