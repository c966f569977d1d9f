import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const measured = [
  'packages/contracts/src/rules',
  'packages/contracts/src/core',
  'packages/contracts/src/bulk',
  'packages/contracts/src/spreadsheet',
  'apps/web/src/data',
  'apps/mock-api/src/domain',
];
const output = '.cache/mutation';

const wanted = process.argv.slice(2);
for (const path of wanted.length > 0 ? wanted : measured) {
  const isFolder = statSync(path).isDirectory();
  const folder = isFolder ? path.replace(/\/$/, '') : dirname(path);
  process.env['PLACEKEEPER_MUTATED'] = folder;
  await new Stryker({
    mutate: [isFolder ? `${folder}/**/*.ts` : path, '!**/*.test.ts', '!**/*.test-d.ts'],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    // Stryker's own choice of tests, `testFiles`, never activates mutants that run while a module loads.
    vitest: { configFile: 'tooling/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `${output}/incremental.json`,
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    htmlReporter: { fileName: `${output}/report.html` },
    jsonReporter: { fileName: `${output}/report.json` },
    clearTextReporter: { reportTests: false },
    tempDirName: `${output}/sandbox`,
    ignorePatterns: [
      'docs',
      'e2e',
      'apps/web/public',
      '**/dist',
      '**/.reports',
      '**/.turbo',
      '.cache',
    ],
    // Stryker would rewrite tsconfig.json with an API that TypeScript 7 lacks.
    tsconfigFile: 'none',
    // Each additional process would load all modules again.
    concurrency: 1,
    // Longer than the time limit of a test, five seconds, because restarting a runner takes longer than a failing test.
    timeoutMS: 20_000,
  }).runMutationTest();
}
