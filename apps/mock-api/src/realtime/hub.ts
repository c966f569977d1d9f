import { userChannel } from '@placekeeper/contracts/core/event';
import { answerFrame, type FrameContext } from './answer-frame.ts';
import { createChannelMembers } from './channel-members.ts';
import { parseClientFrame, connectionEstablished, eventFrame, pingFrame } from './frames.ts';
import { closeCodes, closeReason } from './close-codes.ts';
import {
  noteFrame,
  heartbeatAction,
  startHeartbeat,
  type HeartbeatLimits,
  type Connection,
  type Socket,
  type SocketView,
} from './socket.ts';
import {
  noHubFaults,
  everySocket,
  subscribedTo,
  type HubFaults,
  type SocketFilter,
} from './hub-faults.ts';
import type { AppCredentials } from './signature.ts';

export interface HubOptions extends AppCredentials, Partial<HeartbeatLimits> {
  /** After this time without a message, a client pings the server. */
  readonly activityTimeoutSeconds?: number;
  /** Whether clients may send `client-*` events to each other. The platform does not allow this. */
  readonly clientEvents?: boolean;
  readonly maxEventBytes?: number;
  readonly now?: () => number;
}

export interface HubStats {
  readonly connections: number;
  readonly channels: number;
  readonly published: number;
  readonly delivered: number;
}

export interface ObservedFrame {
  readonly direction: 'in' | 'out';
  readonly socketId: string;
  readonly frame: string;
}

export interface Session {
  receive(text: string): void;
  closed(): void;
}

export interface Hub {
  readonly key: string;
  readonly faults: HubFaults;
  connect(connection: Connection): Session;
  /** Returns the number of sockets that the event was sent to. An event without listeners is lost. */
  publish(
    channel: string,
    event: string,
    payload: object,
    options?: { readonly except?: string | undefined },
  ): number;
  /** Sends any text to the chosen sockets and returns their number. */
  interject(text: string, filter: SocketFilter): number;
  /** Closes the chosen sockets, by default all, and returns their number. */
  kick(code: number, filter?: SocketFilter): number;
  moveSockets(fromSession: string, toSession: string): void;
  /**
   * Closes the sockets on the user's channel. After 4009 clients give up; after 4200 they reconnect and authorize
   * again.
   */
  disconnectUser(userId: number, code?: number): number;
  subscriberCount(channel: string): number;
  stats(): HubStats;
  sockets(): readonly SocketView[];
  /** Watches every frame of every socket until the returned function is called. */
  observe(onFrame: (frame: ObservedFrame) => void): () => void;
  /** Pings silent sockets, and closes sockets that did not answer. The server calls this periodically. */
  checkHeartbeats(): void;
}

export function createHub(options: HubOptions): Hub {
  const { key, secret, activityTimeoutSeconds = 30, maxEventBytes = 10_240 } = options;
  const now = options.now ?? (() => performance.now());
  const limits: HeartbeatLimits = {
    pingAfterMs: options.pingAfterMs ?? 60_000,
    pongWithinMs: options.pongWithinMs ?? 30_000,
  };
  const faults = noHubFaults();
  const sockets = new Set<Socket>();
  const members = createChannelMembers<Socket>();
  const observers = new Set<(frame: ObservedFrame) => void>();
  let published = 0;
  let delivered = 0;
  const context: FrameContext = {
    app: { key, secret },
    clientEvents: options.clientEvents ?? false,
    faults,
    members,
    send,
    broadcast,
  };

  function observe(direction: 'in' | 'out', socket: Socket, frame: string): void {
    for (const observer of observers) observer({ direction, socketId: socket.socketId, frame });
  }

  function send(socket: Socket, frame: string): void {
    observe('out', socket, frame);
    transmit(socket, frame);
  }

  /** Closes a socket that fails, so that it affects neither other sockets nor the caller. */
  function transmit(socket: Socket, frame: string): void {
    try {
      socket.connection.send(frame);
    } catch (error) {
      console.error(error);
      close(socket, closeCodes.internalError);
    }
  }

  function broadcast(channel: string, frame: string, except: string | undefined): number {
    let count = 0;
    for (const socket of members.in(channel)) {
      if (socket.socketId === except || faults.dropEvents?.(socket)) continue;
      deliver(socket, frame);
      if (sockets.has(socket)) count += 1;
    }
    delivered += count;
    return count;
  }

  function deliver(socket: Socket, frame: string): void {
    const copies = faults.duplicateEvents?.(socket) ? 2 : 1;
    const late = faults.delayEvents?.(socket) ?? 0;
    const sendCopies = () => {
      if (!sockets.has(socket)) return;
      for (let copy = 0; copy < copies; copy += 1) send(socket, frame);
    };
    if (late === 0) sendCopies();
    else setTimeout(sendCopies, late).unref();
  }

  function forget(socket: Socket): void {
    sockets.delete(socket);
    members.leaveAll(socket);
  }

  function close(socket: Socket, code: number): void {
    forget(socket);
    socket.connection.close(code, closeReason(code));
  }

  function receive(socket: Socket, text: string): void {
    if (!sockets.has(socket)) return;
    const frame = parseClientFrame(text);
    if (frame?.kind === 'ping' && faults.dropPings?.(socket)) return;
    const time = now();
    noteFrame(socket.pulse, time);
    observe('in', socket, text);
    answerFrame(context, socket, frame, time);
  }

  function kick(code: number, filter: SocketFilter = everySocket): number {
    const chosen = [...sockets].filter(filter);
    for (const socket of chosen) close(socket, code);
    return chosen.length;
  }

  return {
    key,
    faults,
    connect(connection) {
      const { socketId } = connection;
      const socket: Socket = {
        socketId,
        sessionId: connection.sessionId ?? null,
        userId: connection.userId ?? null,
        connection,
        channels: new Set(),
        pulse: startHeartbeat(now()),
        clientEventsAt: [],
      };
      sockets.add(socket);
      send(socket, connectionEstablished(socketId, activityTimeoutSeconds));
      return { receive: (text) => receive(socket, text), closed: () => forget(socket) };
    },
    publish(channel, event, payload, { except } = {}) {
      const sent = faults.translate ? faults.translate(channel, event, payload) : payload;
      if (sent === null) return 0;
      const data = JSON.stringify(sent);
      const bytes = Buffer.byteLength(data);
      if (bytes > maxEventBytes) {
        throw new RangeError(
          `Event ${event} has ${bytes} bytes, more than the ${maxEventBytes} a Pusher server takes`,
        );
      }
      published += 1;
      const name = faults.rename?.(channel, event) ?? event;
      return broadcast(channel, eventFrame(channel, name, data), except);
    },
    interject(text, filter) {
      const chosen = [...sockets].filter(filter);
      for (const socket of chosen) transmit(socket, text);
      return chosen.length;
    },
    kick,
    moveSockets(fromSession, toSession) {
      for (const socket of sockets)
        if (socket.sessionId === fromSession) socket.sessionId = toSession;
    },
    disconnectUser: (userId, code = closeCodes.unauthorized) =>
      kick(code, subscribedTo(userChannel(userId))),
    subscriberCount: (channel) => members.in(channel).size,
    stats: () => ({
      connections: sockets.size,
      channels: members.channelCount,
      published,
      delivered,
    }),
    sockets: () => [...sockets],
    observe(onFrame) {
      observers.add(onFrame);
      return () => observers.delete(onFrame);
    },
    checkHeartbeats() {
      for (const socket of sockets) {
        const beat = heartbeatAction(socket.pulse, now(), limits);
        if (beat === 'give-up') close(socket, closeCodes.pongMissing);
        if (beat !== 'ping') continue;
        socket.pulse.pingedAt = now();
        if (!faults.dropPings?.(socket)) send(socket, pingFrame);
      }
    },
  };
}
