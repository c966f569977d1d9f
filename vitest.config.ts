import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultExclude, defineConfig, type Plugin } from 'vitest/config';
import { twinAddresses } from './apps/web/deploy/settings.ts';
import { holidayTables } from './apps/web/national-holidays.ts';
import { compiler } from './apps/web/react-compiler.ts';
import { testLaunchOptions } from './tooling/setup/chromium-launch.mjs';

/** In milliseconds. Stops only hanging tests, because some tests make a thousand requests on a busy machine. */
const testTimeout = 60_000;
/** Not Vitest's limit of one second, which a busy machine can miss. */
const waiting = { expect: { poll: { timeout: testTimeout / 2 } } };
/** Vitest requires absolute paths for the setup files of a browser's instances. */
const inRoot = (file: string) => join(import.meta.dirname, file);
const resetTest = inRoot('tooling/setup/reset-test.ts');
/** Lets tests validate with all schemas. */
const loadZod = inRoot('packages/contracts/src/core/validate.ts');
const preparePage = inRoot('packages/ui/test/prepare-page.ts');
const ofPages = '{packages/ui,apps/web}/**/*.test.ts';
const componentsOfWeb = 'apps/web/src/**/*.test.tsx';
const callersOf = (pattern: string, files = ofPages) =>
  globSync(files, { cwd: import.meta.dirname, exclude: defaultExclude }).filter((file) =>
    new RegExp(`\\b(?:${pattern})\\(`).test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
/** Files that replace modules, which would also be replaced for other files in the same process. */
const alone = callersOf('vi\\.(?:mock|doMock)');
/** Files that replace modules, which `reset-page.ts` would load before them, or that load the capabilities. */
const componentsAlone = callersOf('vi\\.(?:mock|doMock)|loadCapabilities', componentsOfWeb);
/**
 * Files that change globals, timers or module state, and would leave the changes to other files in the same process.
 */
const changing = callersOf('vi\\.(?:resetModules|stubGlobal|useFakeTimers)').filter(
  (file) => !alone.includes(file),
);

/** Only the task `tests` of a workspace writes reports: turbo caches them with its result. */
const reports =
  process.env['npm_lifecycle_event'] === 'tests' ? join(process.cwd(), '.reports') : undefined;
if (reports) rmSync(reports, { recursive: true, force: true });

/**
 * Lets the browser cache modules, because each test file is a new page that would request hundreds of them again.
 * Modules don't change during the task.
 */
const keptModules: Plugin = {
  name: 'kept-modules',
  configureServer({ middlewares }) {
    middlewares.use((_, response, next) => {
      const setHeader = response.setHeader.bind(response);
      response.setHeader = (name, value) =>
        setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
      next();
    });
  },
};

export default defineConfig({
  // A cache per workspace, because two workspaces that prepare the same dependencies would replace each other's files.
  cacheDir: join(process.cwd(), 'node_modules/.vite'),
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
          setupFiles: [loadZod, resetTest, 'apps/mock-api/src/testing/write-tally.ts'],
          env: { ...(reports && { PLACEKEEPER_TALLIES: join(reports, 'tallies') }) },
          // A twin has no global state, so files share loaded modules, which halves the time.
          isolate: false,
          testTimeout,
          ...waiting,
        },
      },
      {
        test: {
          name: 'web',
          include: [ofPages],
          exclude: [...defaultExclude, ...alone, ...changing],
          env: twinAddresses,
          // Sharing loaded modules between files saves more than half of the time.
          isolate: false,
          setupFiles: [loadZod, resetTest],
          testTimeout,
          ...waiting,
        },
      },
      {
        test: {
          name: 'web changing',
          include: changing,
          setupFiles: [loadZod, resetTest, 'apps/web/src/test/reset-modules.ts'],
          env: twinAddresses,
          isolate: false,
          testTimeout,
          ...waiting,
        },
      },
      {
        test: {
          name: 'web alone',
          include: alone,
          setupFiles: [loadZod, resetTest],
          env: twinAddresses,
          testTimeout,
          ...waiting,
        },
      },
      {
        plugins: [
          react({ compiler }),
          tailwind(),
          holidayTables,
          reports !== undefined && keptModules,
        ],
        // If discovered during a test, one of them would load a second copy of React.
        optimizeDeps: {
          include: ['react-hook-form', 'react-router', '@tanstack/react-query', 'idb', 'p-queue'],
        },
        test: {
          name: 'components',
          env: twinAddresses,
          // One more than the cores, because a page waits for the browser at each click and key.
          maxWorkers: availableParallelism() + 1,
          // Vitest requires an order of its own for a project with another number of workers.
          sequence: { groupOrder: 1 },
          testTimeout,
          ...waiting,
          browser: {
            enabled: true,
            headless: true,
            // Not Vitest's limit of a minute, which a busy machine can miss before dependencies are prepared.
            connectTimeout: 5 * testTimeout,
            provider: playwright({ launchOptions: testLaunchOptions }),
            // Loading the modules once per page, not per file, saves a third of the CPU time.
            instances: [
              {
                browser: 'chromium',
                name: 'components ui',
                include: ['packages/ui/{src,test}/**/*.test.tsx'],
                isolate: false,
                setupFiles: [loadZod, resetTest, preparePage],
              },
              {
                browser: 'chromium',
                name: 'components web',
                include: [componentsOfWeb],
                exclude: [...defaultExclude, ...componentsAlone],
                isolate: false,
                // Vitest runs the `afterEach` hooks of the last file first.
                setupFiles: [
                  loadZod,
                  resetTest,
                  inRoot('apps/web/src/test/reset-page.ts'),
                  preparePage,
                ],
              },
              {
                browser: 'chromium',
                name: 'components alone',
                include: componentsAlone,
                setupFiles: [loadZod, resetTest, preparePage],
              },
            ],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
