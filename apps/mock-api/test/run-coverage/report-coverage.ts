import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allEndpoints } from '@placekeeper/contracts/api';
import { events } from '@placekeeper/contracts/events';
import type { Tally } from '../../src/testing/tally.ts';
import { waivers } from './coverage-waivers.ts';
import { assessCoverage, type Coverage, type StatusCoverage } from './assess-coverage.ts';

const { values } = parseArgs({ options: { table: { type: 'boolean', default: false } } });

/** The tallies of the last run of the task `tests`. */
const folder = join(import.meta.dirname, '../../.reports/tallies');
const tallies = readdirSync(folder).map((name): Tally =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
);
const coverage = assessCoverage(tallies, {
  endpoints: allEndpoints,
  events: Object.keys(events),
  waivers,
});

if (values.table) process.stdout.write(table(coverage));
for (const gap of coverage.gaps) process.stderr.write(`${gap}\n`);
process.stdout.write(`${coverage.line}\n`);
if (coverage.gaps.length > 0) process.exitCode = 1;

/** Lists the declared statuses of each call, each with its number of answers and, after `+`, of injected answers. */
function table({ endpoints, events: told }: Coverage): string {
  const cell = ({ status, byRule, byFault, state }: StatusCoverage) =>
    `${status} ${state === 'met' ? `×${byRule}${byFault > 0 ? `+${byFault}` : ''}` : state}`;
  const calls = endpoints.map(
    ({ id, statuses }) => `${id.padEnd(38)} ${statuses.map(cell).join('  ')}`,
  );
  const tellings = Object.keys(events).map((name) => `${name.padEnd(38)} ×${told[name] ?? 0}`);
  return [...calls, '', ...tellings, '', ''].join('\n');
}
