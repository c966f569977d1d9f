import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { allowedHosts as hostsAllowed } from './allowed-hosts.ts';
import { canBeSent, closeCodes, closeReason } from './close-codes.ts';
import type { Hub, Session } from './hub.ts';
import type { UpgradeRequest, HubFaults } from './hub-faults.ts';
import type { Connection, SocketSession } from './socket.ts';
import { createSocketId } from './socket-id.ts';

export interface SocketServerOptions {
  /** Origins as browsers send them; `same-host` means the host of the request. */
  readonly allowedOrigins: readonly string[];
  /** Host names to accept besides the loopback names. */
  readonly allowedHosts?: readonly string[];
  readonly identify?: (request: UpgradeRequest) => SocketSession | null;
  readonly maxFrameBytes?: number;
  /** A client with more unsent bytes is terminated, because it would slow down other clients. */
  readonly maxBufferedBytes?: number;
  readonly heartbeatEveryMs?: number;
}

export interface SocketServer {
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly stop: () => Promise<void>;
}

const farewellMs = 500;

/** @public for servers that route upgrades by path; `attachSockets` is the usual way. */
export function createSocketServer(hub: Hub, options: SocketServerOptions): SocketServer {
  const { allowedOrigins, maxFrameBytes = 10_000, maxBufferedBytes = 1_000_000 } = options;
  const isAllowedHost = hostsAllowed(options.allowedHosts);
  const wss = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
  });
  const heartbeat = setInterval(
    () => hub.checkHeartbeats(),
    options.heartbeatEveryMs ?? 5_000,
  ).unref();

  function open(ws: WebSocket, whose: SocketSession | null): void {
    const session = hub.connect({ ...createConnection(ws, maxBufferedBytes), ...whose });
    ws.on('message', (data, isBinary) => {
      try {
        receive(ws, session, data, isBinary);
      } catch (error) {
        console.error(error);
        ws.close(closeCodes.internalError, closeReason(closeCodes.internalError));
      }
    });
    ws.on('close', () => session.closed());
  }

  function verify(request: IncomingMessage) {
    const { key, faults } = hub;
    const { refuseUpgrade } = faults;
    const verdict = verifyUpgrade(request, { key, allowedOrigins, isAllowedHost, refuseUpgrade });
    const whose = verdict.kind === 'accept' ? (options.identify?.(request) ?? null) : null;
    return { verdict, whose };
  }

  return {
    handleUpgrade(request, socket, head) {
      let verified: ReturnType<typeof verify>;
      try {
        verified = verify(request);
      } catch (error) {
        // An exception in a listener would end the process.
        console.error(error);
        return refuse(socket, 500);
      }
      const { verdict, whose } = verified;
      if (verdict.kind === 'refuse') return refuse(socket, verdict.status);
      wss.handleUpgrade(request, socket, head, (ws) => {
        // For oversized and broken frames: ws closes the socket with the right code, and without a listener the error
        // would be thrown.
        ws.on('error', () => {});
        if (verdict.kind === 'close') ws.close(verdict.code, closeReason(verdict.code));
        else open(ws, whose);
      });
    },
    async stop() {
      clearInterval(heartbeat);
      hub.kick(closeCodes.goingAway);
      const clients = [...wss.clients];
      const deadline = setTimeout(() => clients.forEach((ws) => ws.terminate()), farewellMs);
      await Promise.all(clients.map(closed));
      clearTimeout(deadline);
      wss.close();
    },
  };
}

export function attachSockets(
  httpServer: Server,
  hub: Hub,
  options: SocketServerOptions,
): SocketServer {
  const sockets = createSocketServer(hub, options);
  httpServer.on('upgrade', sockets.handleUpgrade);
  return {
    handleUpgrade: sockets.handleUpgrade,
    async stop() {
      httpServer.off('upgrade', sockets.handleUpgrade);
      await sockets.stop();
    },
  };
}

function createConnection(ws: WebSocket, maxBufferedBytes: number): Connection {
  return {
    socketId: createSocketId(),
    send(frame) {
      if (ws.bufferedAmount > maxBufferedBytes) ws.terminate();
      else ws.send(frame);
    },
    close(code, reason) {
      if (canBeSent(code)) ws.close(code, reason);
      else ws.terminate();
    },
  };
}

function receive(ws: WebSocket, session: Session, data: RawData, isBinary: boolean): void {
  if (Buffer.isBuffer(data) && !isBinary) session.receive(data.toString());
  else ws.close(closeCodes.unsupportedData, closeReason(closeCodes.unsupportedData));
}

function refuse(socket: Duplex, status: number): void {
  // The client can disconnect before it has read the answer, and without a listener the error would be thrown.
  socket.on('error', () => {});
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

function closed(ws: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (ws.readyState === ws.CLOSED) resolve();
    else ws.on('close', () => resolve());
  });
}

interface UpgradeRules {
  readonly key: string;
  readonly allowedOrigins: readonly string[];
  readonly isAllowedHost: (host: string | undefined) => boolean;
  readonly refuseUpgrade: HubFaults['refuseUpgrade'];
}

/** An upgrade is refused over HTTP, accepted and at once closed with a code, or accepted. */
type UpgradeVerdict =
  | { readonly kind: 'refuse'; readonly status: number }
  | { readonly kind: 'close'; readonly code: number }
  | { readonly kind: 'accept' };

function verifyUpgrade(request: UpgradeRequest, rules: UpgradeRules): UpgradeVerdict {
  if (!rules.isAllowedHost(request.headers.host)) return { kind: 'refuse', status: 403 };
  if (!isAllowedOrigin(request.headers, rules.allowedOrigins))
    return { kind: 'refuse', status: 403 };
  const status = rules.refuseUpgrade?.(request) ?? null;
  if (status !== null) return { kind: 'refuse', status };
  const url = URL.parse(request.url ?? '', 'http://twin');
  if (url === null || !/^\/app(\/|$)/.test(url.pathname)) return { kind: 'refuse', status: 404 };
  const code = closeCodeFor(url, rules.key);
  return code === null ? { kind: 'accept' } : { kind: 'close', code };
}

function closeCodeFor(url: URL, key: string): number | null {
  const [, givenKey] = /^\/app\/([^/]+)$/.exec(url.pathname) ?? [];
  if (givenKey === undefined) return closeCodes.pathNotFound;
  if (givenKey !== key) return closeCodes.unknownApp;
  const protocol = url.searchParams.get('protocol');
  if (protocol === null) return closeCodes.noProtocol;
  if (!/^\d+$/.test(protocol)) return closeCodes.invalidVersion;
  return protocol === '7' ? null : closeCodes.unsupportedProtocol;
}

/** Browsers send an Origin with every upgrade. Other clients need not, but they cannot misuse a victim's cookies. */
function isAllowedOrigin(headers: UpgradeRequest['headers'], allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  return allowed.includes('same-host') && host !== undefined && URL.parse(origin)?.host === host;
}
