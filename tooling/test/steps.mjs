import { join } from 'node:path';
import { tool } from '../setup/tool.mjs';
import { countPlaywright, countVitest, readReport } from './reports.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => string[]} command a script for the pinned Node, and its arguments
 * @property {string} [cwd]
 * @property {boolean} [onRequest] left out of `npm test`: what it finds is no fault of the change that is tested
 * @property {boolean} [needsBrowser]
 * @property {boolean} [needsNginx]
 * @property {Record<string, string>} [env]
 * @property {() => Counts | undefined} [count] what its report says; a step without counts as one
 */

/**
 * Everything CI runs, in order: what answers fastest comes first.
 * @param {{ reports: string, port: number, galleryPort: number, full: boolean }} given a folder for the tools' reports, two free ports
 * @returns {Step[]}
 */
export function steps({ reports, port, galleryPort, full }) {
  const vitestReport = join(reports, 'vitest.json');
  const playwrightReport = join(reports, 'playwright.json');
  const sweepsReport = join(reports, 'sweeps.json');
  const playwright = () => [
    tool('@playwright/test', { command: 'playwright', from: 'e2e' }),
    'test',
    '--reporter=list,json',
  ];
  const ports = { PLACEKEEPER_E2E_PORT: `${port}`, PLACEKEEPER_GALLERY_PORT: `${galleryPort}` };
  const tallies = join(reports, 'tallies');
  return [
    { name: 'types', command: () => [tool('typescript', { command: 'tsc' }), '--checkers', '2'] },
    { name: 'lint', command: () => [tool('oxlint')] },
    { name: 'format', command: () => [tool('oxfmt'), '--check'] },
    { name: 'unused', command: () => [tool('knip')] },
    {
      name: 'documents',
      command: () => ['src/export/write-documents.ts', '--check'],
      cwd: 'packages/contracts',
    },
    {
      name: 'tests',
      command: () => [
        tool('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ],
      needsBrowser: true,
      env: { PLACEKEEPER_TALLIES: tallies, ...(full && { PLACEKEEPER_SWEEPS: 'all' }) },
      count: () => readReport(vitestReport, countVitest),
    },
    {
      name: 'coverage',
      command: () => ['test/run-coverage/report-coverage.ts', '--tallies', tallies],
      cwd: 'apps/mock-api',
    },
    { name: 'build', command: () => [tool('turbo'), 'run', 'build', '--output-logs=errors-only'] },
    { name: 'size', command: () => [tool('size-limit')] },
    { name: 'release', command: () => ['tooling/secrets/check-release.mjs', '--sample'] },
    { name: 'audit', command: () => ['tooling/audit/audit.mjs'], onRequest: true },
    {
      name: 'e2e',
      command: playwright,
      cwd: 'e2e',
      needsBrowser: true,
      needsNginx: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, ...ports },
      count: () => readReport(playwrightReport, countPlaywright),
    },
    {
      name: 'sweeps',
      command: () => [
        ...playwright(),
        '--project=faults',
        '--project=platforms',
        '--project=access',
      ],
      cwd: 'e2e',
      onRequest: true,
      needsBrowser: true,
      env: { PLACEKEEPER_SWEEPS: 'all', PLAYWRIGHT_JSON_OUTPUT_FILE: sweepsReport, ...ports },
      count: () => readReport(sweepsReport, countPlaywright),
    },
  ];
}
