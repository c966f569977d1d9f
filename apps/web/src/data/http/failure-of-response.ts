import { decode } from '@placekeeper/contracts/core/decode';
import { ErrorMessage } from '@placekeeper/contracts/core/error';
import * as z from '@placekeeper/contracts/core/zod';
import { apiError, type ApiError, type Failure } from './api-error.ts';
import { leftOf, type Lane } from './rate-limit-gate.ts';
import { secondsUntil } from './retry-after.ts';

/** Converts any unsuccessful response, whatever its body is. */
export function failureOfResponse(
  endpoint: string,
  response: Response,
  text: string,
  lane: Lane = 'write',
): ApiError {
  const body = parse(text);
  const message = decode(ErrorMessage, body);
  return apiError(failureOf(response, body, lane), {
    endpoint,
    message: message.ok ? message.value.message : undefined,
  });
}

function failureOf(response: Response, body: unknown, lane: Lane): Failure {
  switch (response.status) {
    case 401:
      return { kind: 'unauthenticated' };
    case 403:
      return { kind: 'forbidden' };
    case 404:
      return { kind: 'not-found' };
    case 409:
      return { kind: 'conflict' };
    case 413:
      return { kind: 'validation', fields: { file: ['The file is too large.'] } };
    case 419:
      return { kind: 'session-expired' };
    case 422:
      return { kind: 'validation', fields: refusedFields(body) };
    case 429:
      return {
        kind: 'rate-limited',
        // The application may wait longer than the platform asks for.
        retryAfter: Math.max(
          secondsUntil(response.headers.get('Retry-After')),
          leftOf[lane]() / 1000,
        ),
      };
    default:
      return { kind: 'server', status: response.status };
  }
}

const Refusal = z.object({ errors: z.record(z.string(), z.unknown()) });

/** Keeps a field without a readable message, because the user has to know which field is invalid. */
function refusedFields(body: unknown): Readonly<Record<string, readonly string[]>> {
  const refusal = decode(Refusal, body);
  if (!refusal.ok) return {};
  return Object.fromEntries(
    Object.entries(refusal.value.errors).map(([field, messages]) => {
      const texts = [messages]
        .flat()
        .filter((text): text is string => typeof text === 'string' && text.trim() !== '');
      return [field, texts.length > 0 ? texts : ['This value isn’t valid.']];
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
