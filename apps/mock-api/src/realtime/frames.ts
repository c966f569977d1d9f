import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';
import { closeReason } from './close-codes.ts';

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

export function connectionEstablished(socketId: string, activityTimeoutSeconds: number): string {
  return protocolFrame('pusher:connection_established', {
    socket_id: socketId,
    activity_timeout: activityTimeoutSeconds,
  });
}

export function subscriptionSucceeded(channel: string): string {
  return protocolFrame('pusher_internal:subscription_succeeded', {}, channel);
}

/** Pusher sends `data` as a string of JSON, so it is encoded twice. */
export function eventFrame(channel: string, event: string, dataAsJson: string): string {
  return JSON.stringify({ event, channel, data: dataAsJson });
}

export const pingFrame = JSON.stringify({ event: 'pusher:ping' });

export const pongFrame = JSON.stringify({ event: 'pusher:pong' });

export function errorFrame(code: number, message = closeReason(code)): string {
  return protocolFrame('pusher:error', { code, message });
}

function protocolFrame(event: string, data: object, channel?: string): string {
  return JSON.stringify({ event, channel, data: JSON.stringify(data) });
}

/** Only Soketi sends this frame. No other server frame has a plain object as its data. */
export function subscriptionError(channel: string): string {
  return JSON.stringify({
    event: 'pusher:subscription_error',
    channel,
    data: { type: 'AuthError', error: 'The connection is unauthorized.', status: 401 },
  });
}
