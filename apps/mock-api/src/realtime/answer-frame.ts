import type { ChannelMembers } from './channel-members.ts';
import { isChannelName, isPresenceChannel, isPrivateChannel } from './authorize-channel.ts';
import {
  type ClientFrame,
  errorFrame,
  eventFrame,
  pongFrame,
  subscriptionError,
  subscriptionSucceeded,
} from './frames.ts';
import { closeCodes } from './close-codes.ts';
import type { HubFaults } from './hub-faults.ts';
import { verifyChannel, type AppCredentials } from './signature.ts';
import type { Socket } from './socket.ts';

export interface FrameContext {
  readonly app: AppCredentials;
  readonly clientEvents: boolean;
  readonly faults: HubFaults;
  readonly members: ChannelMembers<Socket>;
  send(socket: Socket, frame: string): void;
  broadcast(channel: string, frame: string, except: string): void;
}

type Subscribe = Extract<ClientFrame, { kind: 'subscribe' }>;
type ClientEvent = Extract<ClientFrame, { kind: 'client-event' }>;

export function answerFrame(
  context: FrameContext,
  socket: Socket,
  frame: ClientFrame | null,
  now: number,
): void {
  switch (frame?.kind) {
    case 'ping':
      return context.send(socket, pongFrame);
    case 'pong':
      return;
    case 'subscribe':
      return answerSubscribe(context, socket, frame);
    case 'unsubscribe':
      return context.members.leave(socket, frame.channel);
    case 'client-event':
      return answerClientEvent(context, socket, frame, now);
    case undefined:
      return context.send(socket, errorFrame(closeCodes.reconnect, 'Invalid message format'));
  }
}

function answerSubscribe(
  context: FrameContext,
  socket: Socket,
  { channel, auth }: Subscribe,
): void {
  if (canJoin(context.app, socket.socketId, channel, auth)) {
    context.members.join(socket, channel);
    context.send(socket, subscriptionSucceeded(channel));
  } else if ((context.faults.dialectOf?.(socket) ?? context.faults.dialect) === 'soketi') {
    context.send(socket, subscriptionError(channel));
  } else {
    context.send(socket, errorFrame(closeCodes.unauthorized));
  }
}

function canJoin(app: AppCredentials, socketId: string, channel: string, auth: string): boolean {
  if (!isChannelName(channel) || isPresenceChannel(channel)) return false;
  return !isPrivateChannel(channel) || verifyChannel(app, socketId, channel, auth);
}

function answerClientEvent(
  context: FrameContext,
  socket: Socket,
  frame: ClientEvent,
  now: number,
): void {
  const earlier = recent(socket.clientEventsAt, now);
  const refusal = refuseClientEvent({
    enabled: context.clientEvents,
    channel: frame.channel,
    isMember: socket.channels.has(frame.channel),
    earlier,
    now,
  });
  if (refusal) return context.send(socket, errorFrame(refusal.code, refusal.message));
  socket.clientEventsAt = [...earlier, now];
  context.broadcast(
    frame.channel,
    eventFrame(frame.channel, frame.event, JSON.stringify(frame.data)),
    socket.socketId,
  );
}

const perSecond = 10;

interface ClientEventAttempt {
  readonly enabled: boolean;
  readonly channel: string;
  readonly isMember: boolean;
  /** Times of this socket's accepted client events, oldest first. */
  readonly earlier: readonly number[];
  readonly now: number;
}

interface Refusal {
  readonly code: number;
  readonly message: string;
}

function refuseClientEvent(attempt: ClientEventAttempt): Refusal | null {
  if (!attempt.enabled) return rejected('The app does not have client messaging enabled.');
  if (!isPrivateChannel(attempt.channel))
    return rejected('Client events are for private channels only.');
  if (!attempt.isMember) {
    const message = 'The client is not a member of the specified channel.';
    return { code: closeCodes.unauthorized, message };
  }
  if (recent(attempt.earlier, attempt.now).length >= perSecond) {
    return rejected(`The rate limit of ${perSecond} client events a second was reached.`);
  }
  return null;
}

function recent(times: readonly number[], now: number): readonly number[] {
  return times.filter((time) => now - time < 1_000);
}

function rejected(message: string): Refusal {
  return { code: closeCodes.clientEventRejected, message };
}
