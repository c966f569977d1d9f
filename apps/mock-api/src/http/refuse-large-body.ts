import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addressPattern, byAddress } from './route-matching.ts';
import { loggedHeaders } from './logged-messages.ts';
import { logRefusal } from './log-refusal.ts';
import type { Journal } from './recorder.ts';

const maxSize = 10 * 1024 * 1024;
const message = 'The POST data is too large.';

/** Answers 413 before any other check, as PHP does. The log contains the request without its body. */
export function refuseLargeBody(endpoints: readonly AnyEndpoint[], journal: Journal) {
  const known = endpoints
    .toSorted(byAddress)
    .map((endpoint) => ({ endpoint, pattern: addressPattern(endpoint) }));
  const endpointAt = (method: string, path: string) =>
    known.find(
      ({ endpoint, pattern }) => endpoint.definition.method === method && pattern.test(path),
    )?.endpoint;

  return bodyLimit({ maxSize, onError: refuse });

  async function refuse(context: Context): Promise<Response> {
    await drain(context.req.raw.body);
    const { pathname } = new URL(context.req.url);
    logRefusal(journal, context, {
      endpoint: endpointAt(context.req.method, pathname)?.id ?? null,
      status: 413,
      request: { headers: loggedHeaders(context.req.raw.headers), body: null },
      message,
    });
    return context.json({ message }, 413);
  }
}

/** The rest of a larger body is not read, because only an attack sends so much. */
const mostDrained = 256 * 1024 * 1024;

/** Reads the body to its end: a client that is still sending would see a broken connection instead of the answer. */
async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostDrained) return;
  }
}
