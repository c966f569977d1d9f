import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultExclude, defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const folder = process.env['PLACEKEEPER_MUTATED'] ?? '';
// Stryker cannot activate a mutant in a browser, so only tests without a browser run.
const name = /^(apps\/web|packages\/ui)\//.test(folder) ? 'web alone' : 'unit';

const endOnFailure = join(import.meta.dirname, 'end-on-failure.ts');
const tests = `${folder}/**/*.test.ts`;
/** Stryker runs tests in worker threads, whose time zone cannot be changed. */
const inTimeZones = globSync(tests).filter((file) =>
  readFileSync(file, 'utf8').includes("stubEnv('TZ'"),
);

/** Only the tests in the mutated folder, because nearly every test of the repository depends on the rules. */
export default defineConfig({
  test: {
    projects: (config.test?.projects ?? []).flatMap((project) =>
      typeof project === 'object' && 'test' in project && project.test?.name === name
        ? // A mutant can prevent the condition that a test waits for.
          [
            {
              ...project,
              test: {
                ...project.test,
                include: [tests],
                exclude: [...defaultExclude, ...inTimeZones],
                setupFiles: [...[project.test.setupFiles ?? []].flat(), endOnFailure],
                testTimeout: 5_000,
              },
            },
          ]
        : [],
    ),
  },
});
