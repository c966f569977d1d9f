import { decode } from '@placekeeper/contracts/core/decode';
import type {
  AnyEndpoint,
  EndpointDefinition,
  RequestOf,
  SuccessOf,
} from '@placekeeper/contracts/core/endpoint';
import { unlessAborted } from '../../lib/browser/unless-aborted.ts';
import { env } from '../../lib/env.ts';
import { reportDrift } from '../../lib/telemetry/report-error.ts';
import { addressOf, type LooseRequest, csrfToken, requestInit } from '../http/request-init.ts';
import { apiError, isAbort, isKind, type ApiError } from '../http/api-error.ts';
import { takeEarlyRead } from '../http/early-reads.ts';
import { can } from '../session/capabilities.ts';
import { failureOfResponse } from '../http/failure-of-response.ts';
import { leftOf, startCall, longestWait, type Lane } from '../http/rate-limit-gate.ts';
import { inObservedSpelling, isSpelledFreely, observeSpelling } from './observed-shape.ts';
import {
  hasKnownToken,
  isOthersSession,
  leaveForLogIn,
  needsToken,
  noteToken,
  renewSession,
  replacesToken,
  sessionConfirmed,
  sessionExpired,
  sessionOpened,
} from '../session/session.ts';
import { isTimeout, timeLimit } from '../http/time-limit.ts';

/** In milliseconds: after a longer call, a changed token may belong to another window instead of to this response. */
const longestTrust = 1000;

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For the page's first call: renews an expired session once instead of reporting it. */
  readonly opensSession?: boolean;
  /** Replaces `fetch` with a function that reports upload progress. */
  readonly transport?: Transport;
  /** Does not repeat the call after a 429, because the caller does. */
  readonly once?: boolean;
}

export type Transport = (address: string, init: RequestInit) => Promise<Response>;

/** Calls an endpoint of the contract. Returns the decoded body, throws an ApiError, and rethrows an abort. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<SuccessOf<E>> {
  const { response, text } = await answered(endpoint, request, options);
  return read(endpoint, response.status, text);
}

/** ADM-1: the undecoded response, for admins who look for errors in it. */
export async function callRaw<E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions,
): Promise<unknown> {
  const { text } = await answered(endpoint, request, options);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw apiError({ kind: 'malformed' }, { endpoint: endpoint.id, cause });
  }
}

async function answered<E extends AnyEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { opensSession = false, ...options }: CallOptions = {},
) {
  const { extension } = endpoint.definition;
  if (extension && !can(extension)) throw new Error(`"${endpoint.id}" needs "${extension}"`);
  // The cast is safe: a request has no parts except `params`, `query` and `body`.
  const parts = request as LooseRequest;
  if (needsToken()) await renewSession();
  const token = csrfToken();
  const sent = performance.now();
  let answer = await sendWithinRateLimit(endpoint, parts, options);
  // Only writes check the token. The platform has not carried out a refused write.
  const isRefused = answer.response.status === 419 && endpoint.definition.method !== 'GET';
  if (isRefused && (await replacesToken(token)))
    answer = await sendWithinRateLimit(endpoint, parts, options);
  if (opensSession && answer.response.status === 419) {
    await renewSession();
    answer = await sendWithinRateLimit(endpoint, parts, options);
    // Lets the page show the expiry, because the new session was refused as well.
    if (answer.response.status === 419) sessionOpened();
  }
  if (!answer.response.ok)
    throw announced(
      failureOfResponse(endpoint.id, answer.response, answer.text, laneOf(endpoint)),
      sent,
    );
  sessionConfirmed();
  return answer;
}

const laneOf = ({ definition }: AnyEndpoint): Lane =>
  definition.method === 'GET' ? 'read' : 'write';

/** ERR-4: sends a call again after a 429, because the platform did not carry it out. */
async function sendWithinRateLimit(
  endpoint: AnyEndpoint,
  parts: LooseRequest,
  options: CallOptions,
) {
  const until = Date.now() + longestWait;
  const lane = laneOf(endpoint);
  for (;;) {
    const started = await startCall(until, options.signal, lane);
    if (!started) {
      const retryAfter = Math.ceil(leftOf[lane]() / 1000);
      throw apiError({ kind: 'rate-limited', retryAfter }, { endpoint: endpoint.id });
    }
    let answer: Answer;
    try {
      // Another user may have logged in during the wait.
      if (lane === 'write' && (await isOthersSession()))
        throw announced(apiError({ kind: 'session-expired' }, { endpoint: endpoint.id }));
      const isOwnToken = hasKnownToken();
      const sent = performance.now();
      answer = await send(endpoint, parts, options);
      // During a longer call, another user may have logged in and changed the token.
      if (isOwnToken && performance.now() - sent < longestTrust) noteToken();
    } catch (error) {
      started.end(null, isKind(error, 'offline'));
      throw error;
    }
    started.end(answer.response);
    if (answer.response.status !== 429 || options.once || Date.now() + leftOf[lane]() > until)
      return answer;
  }
}

interface Answer {
  readonly response: Response;
  readonly text: string;
}

async function send(
  endpoint: AnyEndpoint,
  parts: LooseRequest,
  { signal, transport }: CallOptions,
): Promise<Answer> {
  const { definition, id } = endpoint;
  // A custom transport has no time limit, because its progress shows that the connection is alive.
  const limit = transport ? null : timeLimit(definition.method, signal);
  const stop = limit?.signal ?? signal;
  const address = env.apiOrigin + addressOf(definition, parts);
  try {
    const early = definition.method === 'GET' ? takeEarlyRead(address, stop) : undefined;
    const response = await (early ??
      (transport ?? fetch)(
        address,
        requestInit(
          definition.method,
          isSpelledFreely(parts.body)
            ? await unlessAborted(inObservedSpelling(parts.body), stop)
            : parts.body,
          definition.requestType,
          stop,
        ),
      ));
    return { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const isLate = isTimeout(cause) || limit?.signal.aborted === true;
    if (isAbort(cause) && !isLate) throw cause;
    const isPossiblyDone = isLate && definition.method !== 'GET';
    throw apiError({ kind: 'offline', timedOut: isLate, isPossiblyDone }, { endpoint: id, cause });
  } finally {
    limit?.end();
  }
}

/** Handles errors that concern the whole page; the caller gets them too. */
function announced(error: ApiError, sent?: number): ApiError {
  if (error.kind === 'session-expired') sessionExpired(sent);
  if (error.kind === 'unauthenticated') leaveForLogIn();
  return error;
}

function read<E extends AnyEndpoint>(
  { id, definition }: E,
  status: number,
  text: string,
): SuccessOf<E> {
  // A proxy can send an HTML page with a success status.
  if (text.startsWith('<')) throw apiError({ kind: 'malformed' }, { endpoint: id });
  const content = contentOf(text);
  if (id.startsWith('locations.')) observeSpelling(content);
  const decoded = decode(schemaOf(definition, status), content);
  if (!decoded.ok) throw apiError({ kind: 'malformed' }, { endpoint: id, cause: decoded.drift });
  reportDrift(id, decoded.drift);
  // The endpoint's types come from the schema that decoded the value.
  return decoded.value as SuccessOf<E>;
}

/** An undeclared success status is still a success. */
function schemaOf({ responses }: EndpointDefinition, status: number) {
  const declared = responses[status] ?? responses[200] ?? responses[201] ?? responses[204];
  if (!declared) throw new Error('The contract declares no success for this call.');
  return declared;
}

/** Keeps text that isn't JSON; the contract refuses it as the response to a read. */
function contentOf(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
