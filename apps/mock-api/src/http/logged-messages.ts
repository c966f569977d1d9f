import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Context } from 'hono';

export interface LoggedMessage {
  readonly headers: Readonly<Record<string, string>>;
  /** Truncated to `longestLoggedBody` characters; null without a body. */
  readonly body: string | null;
}

const longestLoggedBody = 20_000;

/** Headers whose values are redacted, because a reader of the log could take over a session with them. */
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

/** Copies the slice, because V8 would keep the whole text in memory for it, and the log has five hundred entries. */
const copied = (piece: string): string => Buffer.from(piece).toString();

/** Logs a form as a list of its fields, and a file as its name and size. */
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
    return '(unreadable body)';
  }
}

function fieldText(value: unknown): string {
  if (Array.isArray(value)) return value.map(fieldText).join(', ');
  return value instanceof File
    ? `${value.name} (${value.type}, ${value.size} bytes)`
    : String(value);
}
