import type { Drift } from '@placekeeper/contracts/core/drift';
import { env } from '../env.ts';
import { whenIdle } from '../browser/idle.ts';

/** ERR-1: contains only fixed names and the types of values, never values. */
interface Details {
  /** `locations.list`, or the name of a mutation. */
  readonly call?: string;
  readonly drift?: readonly string[];
}

export interface ErrorReport {
  readonly error: unknown;
  readonly where: string;
  readonly details: Details;
}

type Deliver = (report: ErrorReport) => void;

/** ERR-1: only staging and production send reports, and only if a DSN is set. */
const watched = env.environment !== 'development' && env.sentryDsn !== undefined;

// Reports wait here until the library is loaded. If there are too many, the latest are dropped.
const waiting: ErrorReport[] = [];
const mostWaiting = 30;
let deliver: Deliver | null = null;

// Each error is reported once, although an error of a read can be thrown again by its screen.
const reported = new WeakSet<object>();

export function reportError(error: unknown, where: string, details: Details = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  if (!watched) {
    if (env.environment === 'development') console.error(`[${where}]`, error, details);
    return;
  }
  const report = { error, where, details };
  if (deliver) deliver(report);
  else if (waiting.length < mostWaiting) waiting.push(report);
}

const reportedDrift = new Set<string>();

/** UPD-9: reports each difference between a response and the contract once. */
export function reportDrift(source: string, drift: readonly Drift[]): void {
  if (drift.length === 0) return;
  whenIdle(() => {
    const fresh: string[] = [];
    for (const { kind, path, expected, received } of drift) {
      const types = expected && `${received} instead of ${expected}`;
      const difference = [kind, path, types].filter(Boolean).join(' ');
      const key = `${source} ${difference}`;
      if (reportedDrift.has(key)) continue;
      reportedDrift.add(key);
      fresh.push(difference);
    }
    if (fresh.length > 0)
      reportError(new Error('An answer does not follow the contract'), 'contract', {
        call: source,
        drift: fresh,
      });
  });
}

/** ERR-1: loads the library when the page is idle, so that it does not delay the start. */
export function startReporting(): void {
  if (!watched) return;
  addEventListener('error', (event) => reportError(event.error ?? event.message, 'window'));
  addEventListener('unhandledrejection', (event) => reportError(event.reason, 'promise'));
  whenIdle(() => void loadReporter());
}

/** Repeats a failed load after longer and longer pauses. An ad blocker may block the library for good. */
async function loadReporter(pause = 60_000): Promise<void> {
  try {
    deliver = (await import('./sentry.ts')).startSentry();
  } catch {
    if (pause < 3_600_000) return void setTimeout(loadReporter, pause, pause * 2);
    deliver = () => {};
  }
  waiting.splice(0).forEach(deliver);
}
