import { closeReason } from './close-codes.ts';

export function connectionEstablished(socketId: string, activityTimeoutSeconds: number): string {
  return frame('pusher:connection_established', {
    socket_id: socketId,
    activity_timeout: activityTimeoutSeconds,
  });
}

export function subscriptionSucceeded(channel: string): string {
  return frame('pusher_internal:subscription_succeeded', {}, channel);
}

/** The data of a server frame is JSON inside a JSON string. */
export function eventFrame(channel: string, event: string, dataAsJson: string): string {
  return JSON.stringify({ event, channel, data: dataAsJson });
}

export const pingFrame = JSON.stringify({ event: 'pusher:ping' });

export const pongFrame = JSON.stringify({ event: 'pusher:pong' });

export function errorFrame(code: number, message = closeReason(code)): string {
  return frame('pusher:error', { code, message });
}

function frame(event: string, data: object, channel?: string): string {
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
