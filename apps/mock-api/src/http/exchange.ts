import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Context } from 'hono';

/** One side of an exchange, as the log shows it. */
export interface LoggedMessage {
  readonly headers: Readonly<Record<string, string>>;
  /** Cut after `longestLoggedBody` characters; null where there is none. */
  readonly body: string | null;
}

const longestLoggedBody = 20_000;

/** Whoever reads the log could otherwise take over a session. */
const secret = /^(cookie|set-cookie|x-xsrf-token|x-csrf-token|authorization)$/i;

export function loggedHeaders(headers: Headers): LoggedMessage['headers'] {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, secret.test(name) ? '[redacted]' : value]),
  );
}

export const loggedBody = (text: string | null): string | null =>
  text === null || text.length <= longestLoggedBody
    ? text
    : `${copied(text.slice(0, longestLoggedBody))}… (${text.length} characters)`;

/** V8 keeps the whole of a text alive for a piece of it, and five hundred whole answers are many. */
const copied = (piece: string): string => Buffer.from(piece).toString();

/** What was asked. A form is shown by its fields, a file in it by its name and size. */
export async function loggedRequest(
  endpoint: AnyEndpoint | null,
  context: Context,
): Promise<LoggedMessage> {
  return {
    headers: loggedHeaders(context.req.raw.headers),
    body: loggedBody(await requestText(endpoint, context)),
  };
}

async function requestText(endpoint: AnyEndpoint | null, { req }: Context): Promise<string | null> {
  if (req.method === 'GET' || req.method === 'HEAD') return null;
  try {
    const { requestType = 'json' } = endpoint?.definition ?? {};
    if (requestType === 'json') return (await req.text()) || null;
    const fields = Object.entries(await req.parseBody());
    return fields.map(([name, value]) => `${name}: ${fieldText(value)}`).join('\n');
  } catch {
    return '(could not be read)';
  }
}

function fieldText(value: unknown): string {
  if (Array.isArray(value)) return value.map(fieldText).join(', ');
  return value instanceof File
    ? `${value.name} (${value.type}, ${value.size} bytes)`
    : String(value);
}
