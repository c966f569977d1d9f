import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultExclude, defineConfig } from 'vitest/config';
import { twinAddresses } from './apps/web/deploy/settings.ts';
import { launchOptions } from './tooling/setup/chromium-launch.mjs';

/** A net for what hangs, not a measure: some tests meet a thousand requests, and a busy machine is slow. */
const testTimeout = 60_000;
const ofPages = '{packages/ui,apps/web}/**/*.test.ts';
/** These exchange modules, globals or timers, which other files in the same process would meet. */
const alone = globSync(ofPages, { cwd: import.meta.dirname, exclude: defaultExclude }).filter(
  (file) =>
    /\bvi\.(mock|doMock|resetModules|stubGlobal|useFakeTimers)\(/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
);

/** Only the task `tests` of a workspace writes reports: turbo caches them with its result. */
const reports =
  process.env['npm_lifecycle_event'] === 'tests' ? join(process.cwd(), '.reports') : undefined;
if (reports) rmSync(reports, { recursive: true, force: true });

export default defineConfig({
  test: {
    ...(reports && {
      reporters: ['default', ['json', { outputFile: join(reports, 'tests.json') }]],
    }),
    // One more than the default, because the tests are CPU-bound and nothing else runs.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages/*,apps/*,tooling}/**/*.test.ts'],
          exclude: [...defaultExclude, ofPages],
          setupFiles: ['apps/mock-api/src/testing/write-tally.ts'],
          env: { ...(reports && { PLACEKEEPER_TALLIES: join(reports, 'tallies') }) },
          // A twin has no global state, so files share loaded modules, which halves the time.
          isolate: false,
          restoreMocks: true,
          testTimeout,
        },
      },
      {
        test: {
          name: 'web',
          include: [ofPages],
          exclude: [...defaultExclude, ...alone],
          env: twinAddresses,
          // Loading the modules again for each file takes more than half of the time.
          isolate: false,
          restoreMocks: true,
          testTimeout,
        },
      },
      { test: { name: 'web alone', include: alone, env: twinAddresses, testTimeout } },
      {
        plugins: [react({ compiler: true }), tailwind()],
        // If discovered during a test, one of them would load a second copy of React.
        optimizeDeps: {
          include: ['react-hook-form', 'react-router', '@tanstack/react-query', 'idb', 'p-queue'],
        },
        test: {
          name: 'components',
          env: twinAddresses,
          include: ['packages/ui/{src,test}/**/*.test.tsx', 'apps/web/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
