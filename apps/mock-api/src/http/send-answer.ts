import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { UserId } from '@placekeeper/contracts/core/id';
import type { Context } from 'hono';
import { cutAnswer, resetConnection } from './break-connection.ts';
import { damageAnswer } from './damage-answer.ts';
import { errorPage, wantsJson } from './error-answer.ts';
import { loggedBody, loggedHeaders, loggedRequest } from './logged-messages.ts';
import type { FaultHit } from './faults.ts';
import type { Journal, Verdict } from './recorder.ts';

/** The platform's answer, before a fault changes it. */
export interface Outcome {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly verdict: Verdict;
  readonly remarks: readonly string[];
}

export interface Exchange {
  readonly endpoint: AnyEndpoint;
  readonly userId: UserId | null;
  readonly hit: FaultHit | null;
  readonly started: number;
}

/** The logged status of a call that gets no answer. */
export const noAnswer = 0;

/** Logs the exchange and sends the answer, which a fault can damage, cut short, or drop. */
export async function sendAnswer(
  journal: Journal,
  context: Context,
  exchange: Exchange,
  outcome: Outcome,
): Promise<Response> {
  const { network, damage } = exchange.hit?.fault ?? {};
  const id = journal.recorder.nextId();
  const changed = withDamage(exchange, outcome);
  const { text, contentType, redirect } = render(exchange.endpoint, context, changed);
  const sent = damage === 'malformed' && text !== null ? text.slice(0, -1) : text;
  const headers: Record<string, string> = {
    ...changed.headers,
    ...(contentType !== null && { 'Content-Type': contentType }),
    'X-Request-Id': String(id),
  };
  const cut = damage === 'truncated' && text !== null;

  await log(journal, context, exchange, {
    ...noted(exchange, changed, text),
    id,
    status: network === undefined ? changed.status : noAnswer,
    response: {
      headers: loggedHeaders(new Headers([...context.res.headers, ...Object.entries(headers)])),
      body: loggedBody(sent),
    },
  });

  if (network !== undefined) return resetConnection(context);
  if (cut) return cutAnswer(context, { status: changed.status, headers, text });
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (redirect !== null) return context.redirect(redirect);
  // Cast, because Hono types statuses as literals; the contract has already checked this status.
  return sent === null
    ? context.body(null, changed.status as 200)
    : context.body(sent, changed.status as 200);
}

type Logged = Pick<Outcome, 'verdict' | 'remarks' | 'status'> & {
  readonly id: number;
  readonly response: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
  };
};

async function log(
  { recorder, now }: Journal,
  context: Context,
  { endpoint, userId, started }: Exchange,
  answer: Logged,
): Promise<void> {
  const { pathname, search } = new URL(context.req.url);
  recorder.request({
    at: now(),
    method: context.req.method,
    path: pathname,
    search,
    endpoint: endpoint.id,
    durationMs: performance.now() - started,
    userId,
    request: await loggedRequest(endpoint, context),
    ...answer,
  });
}

/** If the answer has no value to damage, the answer stays unchanged, and the fault waits for the next call. */
function withDamage({ endpoint, hit }: Exchange, outcome: Outcome): Outcome {
  const { damage, at } = hit?.fault ?? {};
  if (!hit || damage === undefined || damage === 'truncated' || damage === 'malformed') {
    return outcome;
  }
  const schema = endpoint.definition.responses[outcome.status];
  const damaged =
    schema && damageAnswer(schema, outcome.body, { kind: damage, at, turn: hit.number });
  if (!damaged) {
    hit.missed();
    return outcome;
  }
  return {
    ...outcome,
    body: damaged.body,
    verdict: 'forced',
    remarks: [...outcome.remarks, `A fault damaged the response: ${damage} at ${damaged.path}.`],
  };
}

/**
 * A network fault or a damaged text makes the verdict `forced`, because the client does not get the platform's answer.
 */
function noted(
  { hit }: Exchange,
  { status, verdict, remarks }: Outcome,
  text: string | null,
): Pick<Outcome, 'verdict' | 'remarks'> {
  const { network, damage } = hit?.fault ?? {};
  const textDamage = text !== null && (damage === 'truncated' || damage === 'malformed');
  if (network === undefined && !textDamage) return { verdict, remarks };
  const what =
    network === undefined
      ? `A fault damaged the response: ${damage}.`
      : network === 'reset'
        ? 'A fault broke the connection before the platform received the call.'
        : `A fault dropped the response, which was ${status}.`;
  return { verdict: 'forced', remarks: [...remarks, what] };
}

interface Rendered {
  readonly text: string | null;
  readonly contentType: string | null;
  readonly redirect: string | null;
}

function render(endpoint: AnyEndpoint, context: Context, { status, body }: Outcome): Rendered {
  const nothing = { text: null, contentType: null, redirect: null };
  if (status === 204 || status === noAnswer) return nothing;
  if (status === 401 && !wantsJson(context)) return { ...nothing, redirect: '/__mock/sign-in' };
  if (status >= 400 && !wantsJson(context)) {
    return { ...nothing, text: errorPage(status), contentType: 'text/html; charset=UTF-8' };
  }
  return { ...nothing, text: JSON.stringify(body), contentType: 'application/json' };
}
