import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';

export type ClientFrame =
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'subscribe'; readonly channel: string; readonly auth: string }
  | { readonly kind: 'unsubscribe'; readonly channel: string }
  | {
      readonly kind: 'client-event';
      readonly event: string;
      readonly channel: string;
      readonly data: unknown;
    };

export function parseClientFrame(text: string): ClientFrame | null {
  const frame = parseObject(text);
  if (frame === null || typeof frame['event'] !== 'string') return null;
  const event = frame['event'];
  if (event.startsWith('client-')) return parseClientEvent(event, frame);
  const data = isObject(frame['data']) ? frame['data'] : {};
  switch (event) {
    case 'pusher:ping':
      return { kind: 'ping' };
    case 'pusher:pong':
      return { kind: 'pong' };
    case 'pusher:subscribe':
      return parseSubscribe(data);
    case 'pusher:unsubscribe':
      return typeof data['channel'] === 'string'
        ? { kind: 'unsubscribe', channel: data['channel'] }
        : null;
    default:
      return null;
  }
}

function parseSubscribe(data: JsonObject): ClientFrame | null {
  if (typeof data['channel'] !== 'string') return null;
  return {
    kind: 'subscribe',
    channel: data['channel'],
    auth: typeof data['auth'] === 'string' ? data['auth'] : '',
  };
}

function parseClientEvent(event: string, frame: JsonObject): ClientFrame | null {
  if (typeof frame['channel'] !== 'string') return null;
  return { kind: 'client-event', event, channel: frame['channel'], data: frame['data'] ?? null };
}

function parseObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
