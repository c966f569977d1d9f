import { api, allEndpoints } from '../api.ts';
import type { AnyEndpoint } from '../core/endpoint.ts';
import {
  type Finding,
  createTarget,
  type Received,
  type TargetOptions,
  type Target,
} from './target.ts';
import { importingSteps } from './importing-steps.ts';
import { checkAnswer } from './check-answer.ts';
import { sessionChecks } from './check-session.ts';
import { readingSteps } from './reading-steps.ts';
import {
  type Exchange,
  type Memory,
  type Step,
  type Touches,
  unusedId,
  existingLocation,
} from './step.ts';
import type { Parts } from './browser-session.ts';
import { writingSteps } from './writing-steps.ts';

/** All steps. A step that creates a resource precedes the steps that need the resource. */
export const allSteps: readonly Step[] = [...readingSteps, ...writingSteps, ...importingSteps];

export const profiles = ['all', 'specified'] as const;

export interface VerifyOptions extends TargetOptions {
  /** Also makes calls that write. The run removes everything that it has created. */
  readonly write: boolean;
  /** `specified` checks only specified calls, and lists the server's extensions. The default is `all`. */
  readonly profile?: (typeof profiles)[number];
  /** Reports only calls of these resources; steps that find ids run anyway. Empty means all resources. */
  readonly only: readonly string[];
  /** Ids of calls to skip. */
  readonly except: readonly string[];
  readonly stamp: string;
  /** The interval between repetitions of a call. */
  readonly intervalMs: number;
  readonly listen?: (endpoint: AnyEndpoint, parts: Parts, received: Received) => void;
}

export interface CallReport {
  readonly call: string;
  readonly request: string;
  readonly touches: Touches;
  /** Null if no request was sent, or if it got no answer. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly findings: readonly Finding[];
  /** Why the call was skipped, or what it checks. */
  readonly note: string | null;
}

export interface Report {
  readonly url: string;
  readonly calls: readonly CallReport[];
  readonly made: number;
  readonly skipped: number;
  readonly findings: number;
  /** The extensions and whether the server has them; null if the run did not probe them. */
  readonly extensions: readonly Extension[] | null;
}

export async function verifyTarget(options: VerifyOptions): Promise<Report> {
  const target = createTarget(options);
  const kept = new Map<string, { request: unknown; answer: unknown }[]>();
  // Safe: each stored answer conforms to the contract of its endpoint.
  const exchanges = <E extends AnyEndpoint>({ id }: E) => (kept.get(id) ?? []) as Exchange<E>[];
  const memory: Memory = {
    stamp: options.stamp,
    exchanges,
    answers: (endpoint) => exchanges(endpoint).map(({ answer }) => answer),
  };
  const calls: CallReport[] = [];
  const isWanted = ({ id }: AnyEndpoint) =>
    options.only.length === 0 || options.only.includes(id.slice(0, id.indexOf('.')));
  const isSpecified = options.profile === 'specified';
  const isLeftOut = (endpoint: AnyEndpoint) =>
    options.except.includes(endpoint.id) || (isSpecified && isExtension(endpoint));
  let isSignedIn = true;

  const steps = options.write ? allSteps : readingSteps;
  for (const step of steps) {
    if (isLeftOut(step.endpoint) || (!step.finds && !isWanted(step.endpoint))) continue;
    const report = await take(step);
    const isSignIn = step.endpoint === api.currentUser.show;
    if (isWanted(step.endpoint) || (isSignIn && report.findings.length > 0)) calls.push(report);
    // Without a session, every further call would report the same finding.
    if (!isSignIn || report.status === 200) continue;
    isSignedIn = false;
    break;
  }
  for (const { name, endpoint, check } of sessionChecks) {
    if (isLeftOut(endpoint) || !isWanted(endpoint)) continue;
    calls.push(await attempt(endpoint, 'nothing', name, () => check(target)));
  }
  return {
    url: options.url,
    calls,
    made: calls.filter(({ status }) => status !== null).length,
    skipped: calls.filter(({ status, findings }) => status === null && findings.length === 0)
      .length,
    findings: calls.reduce((sum, { findings }) => sum + findings.length, 0),
    extensions: isSpecified && isSignedIn ? await findExtensions(target, memory) : null,
  };

  async function take(step: Step): Promise<CallReport> {
    const { endpoint, touches, request, until = () => true } = step;
    const parts = request(memory);
    if (typeof parts === 'string') return { ...nothingSent(endpoint, touches), note: parts };
    const giveUpAt = performance.now() + options.maxWaitMs;
    for (;;) {
      const report = await askOnce(step, parts as Parts);
      if (report.findings.length > 0 || until(memory)) return report;
      if (performance.now() > giveUpAt) return { ...report, note: 'has not come to an end' };
      await new Promise((resolve) => setTimeout(resolve, options.intervalMs));
    }
  }

  function askOnce({ endpoint, touches, expects }: Step, parts: Parts): Promise<CallReport> {
    return attempt(endpoint, touches, null, async () => {
      const received = await target.ask(endpoint, parts);
      options.listen?.(endpoint, parts, received);
      const findings = [...checkAnswer(endpoint, received)];
      const isKnown = findings.every(({ kind }) => kind !== 'undeclared status');
      const expected = typeof expects === 'function' ? expects(memory) : expects;
      if (isKnown && expected && !expected.includes(received.status)) {
        const detail = `${received.status} instead of ${expected.join(' or ')}`;
        findings.push({ kind: 'unexpected status', path: '', detail });
      }
      if (received.status < 300 && isUsable(findings)) {
        const exchange = { request: parts, answer: received.body };
        kept.set(endpoint.id, [...(kept.get(endpoint.id) ?? []), exchange]);
      }
      return { received, findings };
    });
  }
}

/** An answer with unknown fields or values is reported, but its ids can be used. */
const isUsable = (findings: readonly Finding[]) =>
  findings.every(({ kind }) => kind === 'unknown field' || kind === 'unknown value');

const nothingSent = ({ id, definition }: AnyEndpoint, touches: Touches): CallReport => ({
  call: id,
  request: `${definition.method} ${definition.path}`,
  touches,
  status: null,
  durationMs: 0,
  findings: [],
  note: null,
});

async function attempt(
  endpoint: AnyEndpoint,
  touches: Touches,
  note: string | null,
  ask: () => Promise<{ received: Received; findings: readonly Finding[] }>,
): Promise<CallReport> {
  const report = { ...nothingSent(endpoint, touches), note };
  try {
    const { received, findings } = await ask();
    return {
      ...report,
      status: received.status,
      durationMs: Math.round(received.durationMs),
      findings,
    };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ...report, findings: [{ kind: 'no answer', path: '', detail }] };
  }
}

/** A call outside the specification, and whether the server has it; null if that is unknown. */
interface Extension {
  readonly call: string;
  readonly request: string;
  readonly status: number | null;
  readonly offered: boolean | null;
}

const isExtension = ({ definition }: AnyEndpoint): boolean =>
  definition.origin === 'ours' && definition.path.startsWith('/api/');

/**
 * Probes each extension without changing anything: a write is sent without its token, so a server with the call
 * refuses it.
 */
async function findExtensions({ ask }: Target, memory: Memory): Promise<readonly Extension[]> {
  const found: Extension[] = [];
  for (const endpoint of allEndpoints.filter(isExtension)) {
    const { method, path } = endpoint.definition;
    const call = { call: endpoint.id, request: `${method} ${path}` };
    try {
      const { id, isKnown } = thingFor(path, memory);
      const received = await ask(endpoint, { params: { id } }, { 'X-XSRF-TOKEN': null });
      found.push({ ...call, status: received.status, offered: isOffered(received, isKnown) });
    } catch {
      found.push({ ...call, status: null, offered: null });
    }
  }
  return found;
}

/** A probe of a missing resource gets 404 whether or not the call exists. */
function thingFor(path: string, memory: Memory) {
  const known = path.startsWith('/api/locations/{id}') ? existingLocation(memory)?.id : undefined;
  return { id: known ?? unusedId, isKnown: known !== undefined || !path.includes('{id}') };
}

function isOffered({ status, body }: Received, isKnown: boolean): boolean | null {
  if (status === 405) return false;
  if (status !== 404) return true;
  const isRoute = /route \S* could not be found/.test(String(Reflect.get(Object(body), 'message')));
  return isKnown || isRoute ? false : null;
}
