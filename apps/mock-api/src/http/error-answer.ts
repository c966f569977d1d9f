import type { Context } from 'hono';
import { DomainError } from '../domain/errors.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: {
    readonly message: string;
    readonly errors?: Readonly<Record<string, readonly string[]>>;
  };
  readonly headers: Readonly<Record<string, string>>;
}

export function errorAnswer(error: unknown): ErrorAnswer {
  if (!(error instanceof DomainError)) {
    console.error(error);
    return { status: 500, body: { message: 'Server Error' }, headers: {} };
  }
  const { kind, message } = error;
  const errors = kind.status === 422 ? { errors: kind.errors } : {};
  const headers = kind.status === 429 ? { 'Retry-After': String(kind.retryAfterSeconds) } : {};
  return { status: kind.status, body: { message, ...errors }, headers };
}

const messages: Readonly<Record<number, string>> = {
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: 'Not found.',
  409: 'The request conflicts with the current state.',
  413: 'The POST data is too large.',
  419: 'CSRF token mismatch.',
  422: 'The given data was invalid.',
  429: 'Too Many Attempts.',
  500: 'Server Error',
  503: 'Service Unavailable',
};

export function plainError(status: number, { now, retryAfter = 1 }: ComeBack): ErrorAnswer {
  const message = messages[status] ?? 'Server Error';
  const body = status === 422 ? { message, errors: { '': [message] } } : { message };
  return { status, body, headers: retryHeaders(status, { now, retryAfter }) };
}

interface ComeBack {
  readonly now: number;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** Laravel's retry headers. Only 429 has a reset time, in seconds since 1970. */
function retryHeaders(
  status: number,
  { now, retryAfter }: { readonly now: number; readonly retryAfter: number },
): ErrorAnswer['headers'] {
  const wait = { 'Retry-After': String(retryAfter) };
  if (status === 503) return wait;
  if (status !== 429) return {};
  return {
    ...wait,
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': String(Math.ceil(now / 1000) + retryAfter),
  };
}

/**
 * Laravel answers errors with an HTML page unless the caller asks for JSON. Control calls are often made by hand, so
 * they answer with JSON unless the caller asks for HTML.
 */
export const wantsJson = ({ req }: Context): boolean => {
  const accept = req.header('Accept') ?? '';
  if (req.path.startsWith('/__mock/')) return !accept.includes('text/html');
  return (
    /[/+]json/.test(accept.split(',')[0] ?? '') ||
    req.header('X-Requested-With') === 'XMLHttpRequest'
  );
};

export const errorPage = (status: number): string =>
  `<!doctype html><title>${status}</title><h1>${status}</h1>`;
