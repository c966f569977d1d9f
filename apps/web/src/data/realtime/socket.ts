import { userChannel } from '@placekeeper/contracts/core/event';
import type { UserId } from '@placekeeper/contracts/core/id';
import { session } from '@placekeeper/contracts/endpoints/session';
import Pusher from 'pusher-js';
import { env } from '../../lib/env.ts';
import { call } from '../client.ts';
import { connection } from './connection.ts';
import { rememberSocketId } from './socket-id.ts';

interface Listener {
  readonly onEvent: (name: string, data: unknown) => void;
  /** RT-2: nothing is sent twice, so what happened meanwhile must be asked for. */
  readonly onReconnect: () => void;
}

/** IMP-3: joins the private channel of the user; the answer leaves it. */
export function openSocket(userId: UserId, { onEvent, onReconnect }: Listener): () => void {
  const pusher = new Pusher(env.pusher.key, {
    ...serverOptions(window.location),
    // Without this the library may load scripts from hosts that nobody agreed to.
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      // The library's own request knows neither the token nor what a 401 means here.
      transport: 'ajax',
      endpoint: session.authorizeChannel.definition.path,
      customHandler: ({ socketId, channelName }, answer) => {
        call(session.authorizeChannel, {
          body: { socket_id: socketId, channel_name: channelName },
        }).then(
          ({ auth }) => answer(null, { auth }),
          (error: Error) => answer(error, null),
        );
      },
    },
  });

  let wasConnected = false;
  pusher.connection.bind('connected', () => {
    rememberSocketId(pusher.connection.socket_id);
    connection.set('connected');
    if (wasConnected) onReconnect();
    wasConnected = true;
  });
  pusher.connection.bind('state_change', ({ current }: { readonly current: string }) => {
    if (current === 'connected') return;
    rememberSocketId(undefined);
    connection.set(wasConnected ? 'lost' : 'waiting');
  });
  pusher.subscribe(userChannel(userId)).bind_global(onEvent);

  return () => {
    pusher.unbind_all();
    pusher.connection.unbind();
    pusher.disconnect();
    rememberSocketId(undefined);
    connection.set('waiting');
  };
}

/** Pusher's own servers by cluster; else any server that speaks the protocol, by default behind the page's own address. */
export function serverOptions(page: Pick<Location, 'hostname' | 'port' | 'protocol'>) {
  const { cluster, host, port, tls } = env.pusher;
  if (cluster !== '') return { cluster, forceTLS: true };
  const forceTLS = tls ?? page.protocol === 'https:';
  const own = page.port === '' ? (forceTLS ? 443 : 80) : Number(page.port);
  const wsPort = port ?? (host === undefined ? own : forceTLS ? 443 : 80);
  return { cluster: '', wsHost: host ?? page.hostname, wsPort, wssPort: wsPort, forceTLS };
}
