import type { Drift } from '@placekeeper/contracts/core/decode';
import { env } from './env.ts';
import { whenIdle } from './idle.ts';

interface Report {
  readonly error: unknown;
  readonly where: string;
  readonly details: Readonly<Record<string, unknown>>;
}

type Deliver = (report: Report) => void;

/** ERR-1: only the two environments that somebody watches, and only where there is an address to send to. */
const watched = env.environment !== 'development' && env.sentryDsn !== undefined;

// Until the library has arrived, reports wait here.
const waiting: Report[] = [];
let deliver: Deliver | null = null;

// A read that failed can fail its screen as well; it is still one fault.
const reported = new WeakSet<object>();

/** For what nobody expected. A refused field, a lost connection or a cancelled request is no fault of ours. */
export function reportError(error: unknown, where: string, details: Report['details'] = {}): void {
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
  else waiting.push(report);
}

const reportedDrift = new Set<string>();

/** What arrived differs from what the contract knows (UPD-9): told once for each difference, in idle time. */
export function reportDrift(source: string, drift: readonly Drift[]): void {
  if (drift.length === 0) return;
  whenIdle(() => {
    for (const { kind, path, ...shape } of drift) {
      const key = `${source} ${kind} ${path} ${shape.word ?? ''}`;
      if (reportedDrift.has(key)) continue;
      reportedDrift.add(key);
      reportError(
        new Error(`${source} does not follow the contract: ${kind} at ${path}`),
        'contract',
        shape,
      );
    }
  });
}

/** The library is loaded after the first paint, so that it costs nobody's start (ERR-1). */
export function startReporting(): void {
  if (!watched) return;
  globalThis.addEventListener('error', (event) =>
    reportError(event.error ?? event.message, 'window'),
  );
  globalThis.addEventListener('unhandledrejection', (event) =>
    reportError(event.reason, 'promise'),
  );
  whenIdle(() => {
    void import('./sentry.ts').then(({ startSentry }) => {
      deliver = startSentry();
      for (const report of waiting.splice(0)) deliver(report);
    });
  });
}
