import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Counts, Tally } from '../../src/testing/tally.ts';
import type { Waiver } from './coverage-waivers.ts';

/** Statuses that no rule of the platform causes, so the tests inject them. */
const onlyByFault: ReadonlySet<number> = new Set([429, 500, 503]);

export interface Coverage {
  readonly endpoints: readonly EndpointCoverage[];
  readonly events: Counts;
  /** Statuses and events that are declared but were never received; empty if the run covers everything. */
  readonly gaps: readonly string[];
  readonly line: string;
}

export interface EndpointCoverage {
  readonly id: string;
  readonly statuses: readonly StatusCoverage[];
}

export interface StatusCoverage {
  readonly status: number;
  readonly byRule: number;
  readonly byFault: number;
  readonly state: 'met' | 'waived' | 'missing';
}

interface Declared {
  readonly endpoints: readonly AnyEndpoint[];
  readonly events: readonly string[];
  readonly waivers: readonly Waiver[];
}

export function assessCoverage(tallies: readonly Tally[], declared: Declared): Coverage {
  const met = merge(tallies);
  const endpoints = declared.endpoints.map((endpoint) => coverageOf(endpoint, met, declared));
  const silent = declared.events.filter((name) => !met.events[name]);
  const gaps = [
    ...endpoints.flatMap(({ id, statuses }) =>
      statuses
        .filter(({ state }) => state === 'missing')
        .map(({ status }) => `${id} was never seen to answer ${status}`),
    ),
    ...silent.map((name) => `the event ${name} was never told`),
    ...uselessWaivers(endpoints, declared.waivers),
  ];
  return { endpoints, events: met.events, gaps, line: inOneLine() };

  function inOneLine(): string {
    const statuses = endpoints.flatMap((endpoint) => endpoint.statuses);
    const whole = endpoints.filter((one) => one.statuses.every(({ state }) => state !== 'missing'));
    const answers = statuses.reduce((total, { byRule, byFault }) => total + byRule + byFault, 0);
    const waived = statuses.filter(({ state }) => state === 'waived').length;
    return [
      `coverage: ${whole.length}/${endpoints.length} endpoints`,
      `${statuses.filter(({ state }) => state === 'met').length}/${statuses.length} statuses`,
      `${declared.events.length - silent.length}/${declared.events.length} events`,
      `${waived} ${waived === 1 ? 'waiver' : 'waivers'}`,
      `${answers.toLocaleString('en')} answers`,
    ].join(', ');
  }
}

function coverageOf(
  { id, definition }: AnyEndpoint,
  met: Tally,
  { waivers }: Declared,
): EndpointCoverage {
  const statuses = Object.keys(definition.responses).map((name): StatusCoverage => {
    const status = Number(name);
    const byRule = met.byRule[id]?.[name] ?? 0;
    const byFault = met.byFault[id]?.[name] ?? 0;
    const isMet = byRule > 0 || (onlyByFault.has(status) && byFault > 0);
    const isWaived = waivers.some((one) => one.endpoint === id && one.status === status);
    return { status, byRule, byFault, state: isMet ? 'met' : isWaived ? 'waived' : 'missing' };
  });
  return { id, statuses };
}

/** A waiver for a received or undeclared status is an error, because it would hide a later gap. */
function uselessWaivers(
  endpoints: readonly EndpointCoverage[],
  waivers: readonly Waiver[],
): readonly string[] {
  return waivers
    .filter(({ endpoint: id, status }) => {
      const endpoint = endpoints.find((one) => one.id === id);
      return endpoint?.statuses.find((one) => one.status === status)?.state !== 'waived';
    })
    .map(({ endpoint, status }) => `the waiver for ${endpoint} ${status} waives nothing`);
}

function merge(tallies: readonly Tally[]): Tally {
  return {
    byRule: mergeCounts(tallies.map(({ byRule }) => byRule)),
    byFault: mergeCounts(tallies.map(({ byFault }) => byFault)),
    events: sum(tallies.map(({ events }) => events)),
  };
}

function mergeCounts(all: readonly Tally['byRule'][]): Tally['byRule'] {
  const ids = new Set(all.flatMap((one) => Object.keys(one)));
  return Object.fromEntries([...ids].map((id) => [id, sum(all.map((one) => one[id] ?? {}))]));
}

function sum(all: readonly Counts[]): Counts {
  const total: Record<string, number> = {};
  for (const [name, count] of all.flatMap((one) => Object.entries(one))) {
    total[name] = (total[name] ?? 0) + count;
  }
  return total;
}
