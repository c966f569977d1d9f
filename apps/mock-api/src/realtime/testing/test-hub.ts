import { Hono } from 'hono';
import { createChannelAuthorizer } from '../authorize-channel.ts';
import { createHub } from '../hub.ts';
import type { Hub, HubOptions } from '../hub.ts';
import { serveSockets } from './serve-sockets.ts';
import type { SocketServer, SocketServerOptions } from '../socket-server.ts';

const app = { key: 'twin-key', secret: 'twin-secret' };

export interface TestHub {
  readonly hub: Hub;
  readonly sockets: SocketServer;
  readonly host: string;
  readonly port: number;
  /** The socket ids for which clients requested authorization, in order. */
  readonly askedFor: readonly string[];
}

/** A hub on a real port, with the auth endpoint on the same server. The header X-User-Id names the caller. */
export async function startTestHub(
  hubOptions: Partial<HubOptions> = {},
  socketOptions: Partial<SocketServerOptions> = {},
): Promise<TestHub> {
  const hub = createHub({ ...app, ...hubOptions });
  const askedFor: string[] = [];
  return {
    hub,
    askedFor,
    ...(await serveSockets(createAuthApp(askedFor).fetch, hub, socketOptions)),
  };
}

function createAuthApp(askedFor: string[]): Hono {
  const authorize = createChannelAuthorizer(app);
  return new Hono().post('/broadcasting/auth', async (context) => {
    const form = await context.req.parseBody();
    const socketId = typeof form['socket_id'] === 'string' ? form['socket_id'] : undefined;
    const channelName = typeof form['channel_name'] === 'string' ? form['channel_name'] : undefined;
    const user = context.req.header('X-User-Id');
    askedFor.push(socketId ?? '');
    const answer = authorize({
      socketId,
      channelName,
      userId: user === undefined ? null : Number(user),
    });
    return context.json(answer.body, answer.status);
  });
}
