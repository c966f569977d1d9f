import type { Context } from 'hono';
import type { Journal, RequestRecord } from './recorder.ts';

interface Refusal extends Pick<RequestRecord, 'endpoint' | 'status' | 'request'> {
  readonly message: string;
}

/** Records a request that was refused before any handler ran. */
export function logRefusal(
  { recorder, now }: Journal,
  context: Context,
  { message, ...refusal }: Refusal,
): void {
  const { pathname, search } = new URL(context.req.url);
  recorder.request({
    id: recorder.nextId(),
    at: now(),
    method: context.req.method,
    path: pathname,
    search,
    durationMs: 0,
    userId: null,
    verdict: 'ok',
    remarks: [],
    response: { headers: {}, body: message },
    ...refusal,
  });
}
