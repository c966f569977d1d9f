import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allEndpoints } from '@placekeeper/contracts/api';
import { events } from '@placekeeper/contracts/events';
import type { Tally } from '../../src/testing/tally.ts';
import { waivers } from './coverage-waivers.ts';
import { assessCoverage, type Coverage, type StatusCoverage } from './assess-coverage.ts';

/** The result of the last whole run, for `npm run coverage`. */
const kept = join(import.meta.dirname, '../../../../node_modules/.cache/placekeeper/coverage.txt');
const { values } = parseArgs({ options: { tallies: { type: 'string' } } });

if (values.tallies === undefined) process.stdout.write(read(kept) ?? 'Run `npm test` first.\n');
else judge(values.tallies);

function judge(folder: string): void {
  const tallies = talliesIn(folder);
  if (tallies.length === 0) {
    process.stdout.write('coverage: nothing was counted; it is counted beside the step tests\n');
    return;
  }
  const coverage = assessCoverage(tallies, {
    endpoints: allEndpoints,
    events: Object.keys(events),
    waivers,
  });
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, table(coverage));
  for (const gap of coverage.gaps) process.stderr.write(`${gap}\n`);
  process.stdout.write(`${coverage.line}\n`);
  if (coverage.gaps.length > 0) process.exitCode = 1;
}

function talliesIn(folder: string): readonly Tally[] {
  try {
    return readdirSync(folder).map((name): Tally =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    );
  } catch {
    return [];
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Every declared status of each call, with the number of times it was met, and `+` the number of injected ones. */
function table({ endpoints, events: told, gaps, line }: Coverage): string {
  const cell = ({ status, byRule, byFault, state }: StatusCoverage) =>
    `${status} ${state === 'met' ? `×${byRule}${byFault > 0 ? `+${byFault}` : ''}` : state}`;
  const calls = endpoints.map(
    ({ id, statuses }) => `${id.padEnd(38)} ${statuses.map(cell).join('  ')}`,
  );
  const tellings = Object.keys(events).map((name) => `${name.padEnd(38)} ×${told[name] ?? 0}`);
  return [...calls, '', ...tellings, '', ...gaps, line, ''].join('\n');
}
