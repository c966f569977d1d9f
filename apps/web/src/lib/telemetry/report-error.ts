import type { Drift } from '@placekeeper/contracts/core/drift';
import { env } from '../env.ts';
import { whenIdle } from '../browser/idle.ts';

/** What may be told beside the error itself: words of ours, and shapes. */
interface Details {
  /** `locations.list`, or the name of what was written. */
  readonly call?: string;
  readonly drift?: readonly string[];
}

export interface ErrorReport {
  readonly error: unknown;
  readonly where: string;
  readonly details: Details;
}

type Deliver = (report: ErrorReport) => void;

/** ERR-1: only the two environments that somebody watches, and only where there is an address to send to. */
const watched = env.environment !== 'development' && env.sentryDsn !== undefined;

// Until the library has arrived, reports wait here; the first ones tell most.
const waiting: ErrorReport[] = [];
const mostWaiting = 30;
let deliver: Deliver | null = null;

// A read that failed can fail its screen as well; it is still one fault.
const reported = new WeakSet<object>();

/** For what nobody expected. A refused field, a lost connection or a cancelled request is no fault of ours. */
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

/** What arrived differs from what the contract knows (UPD-9): each difference is told once, in idle time. */
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

/** The library is loaded after the first paint, so that it costs nobody's start (ERR-1). */
export function startReporting(): void {
  if (!watched) return;
  globalThis.addEventListener('error', (event) =>
    reportError(event.error ?? event.message, 'window'),
  );
  globalThis.addEventListener('unhandledrejection', (event) =>
    reportError(event.reason, 'promise'),
  );
  whenIdle(() => void loadReporter());
}

async function loadReporter(): Promise<void> {
  try {
    const { startSentry } = await import('./sentry.ts');
    deliver = startSentry();
    for (const report of waiting.splice(0)) deliver(report);
  } catch {
    // A blocker keeps it out for good; without a network it can come later.
    globalThis.addEventListener('online', () => void loadReporter(), { once: true });
  }
}
