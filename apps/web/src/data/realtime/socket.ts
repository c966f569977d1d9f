import { userChannel } from '@placekeeper/contracts/core/event';
import type { UserId } from '@placekeeper/contracts/core/id';
import { session } from '@placekeeper/contracts/endpoints/session';
import Pusher from 'pusher-js';
import { env } from '../../lib/env.ts';
import type { ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { whenResumed } from '../http/rate-limit-gate.ts';
import { retryDelay } from '../api/query-client.ts';
import { onNextResponse } from '../session/session.ts';
import type { Join } from './refresh-after-join.ts';
import { connection } from '../http/realtime-connection.ts';
import { rememberSocketId } from '../http/socket-id.ts';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';

/** Whether a channel was refused because nobody is logged in any more. A guest is forbidden it, as a stranger is. */
async function isSessionLost(refusal: ApiError): Promise<boolean> {
  if (refusal.kind !== 'forbidden') return isOfSession(refusal);
  // SESS-1, SESS-2: refused as well, it is told to the page.
  return call(currentUser.show, {}).then(() => false, isOfSession);
}

const isOfSession = ({ kind }: ApiError): boolean =>
  kind === 'session-expired' || kind === 'unauthenticated';

interface Listener {
  readonly onEvent: (name: string, data: unknown) => void;
  /** RT-2: nothing is sent twice, so what happened before must be asked for. */
  readonly onJoin: (join: Join) => void;
}

/** In milliseconds. */
const longestPause = 30_000;
/** RT-2: windows that lose their sockets together reconnect at random moments within this time. */
const reconnectWithin = 10_000;

/** With such a close code the server asks for an immediate reconnect. */
const mayReconnectAtOnce = (code: number | undefined): boolean =>
  code !== undefined && code >= 4200 && code < 4300;

/** IMP-3: joins the private channel of the user; the answer leaves it. */
export function openSocket(userId: UserId, { onEvent, onJoin }: Listener): () => void {
  let join: Join = 'first';
  let refusals = 0;
  let left = false;
  let isJoined = false;
  let closeCode: number | undefined;
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let forget = (): void => undefined;

  const pusher = new Pusher(env.pusher.key, {
    ...serverOptions(window.location),
    // Without this the library may load scripts from hosts that nobody agreed to.
    enabledTransports: ['ws', 'wss'],
    // A line that died in its sleep says nothing. The library would believe in it for half a minute more.
    pongTimeout: 10_000,
    channelAuthorization: {
      // The library's own request knows neither the token nor what a 401 means here.
      transport: 'ajax',
      endpoint: session.authorizeChannel.definition.path,
      customHandler: async ({ socketId, channelName }, answer) => {
        // It was lost again meanwhile, and the next one asks for itself.
        const isGone = () => left || pusher.connection.socket_id !== socketId;
        await whenResumed();
        if (isGone()) return;
        call(session.authorizeChannel, {
          body: { socket_id: socketId, channel_name: channelName },
        }).then(
          ({ auth }) => {
            if (!isGone()) answer(null, { auth });
          },
          (error: ApiError) => {
            if (isGone()) return;
            answer(error, null);
            void askAgain(error);
          },
        );
      },
    },
  });

  // The library calls this for every reconnect, in all windows at once after an `online` event.
  const connect = pusher.connection.connect.bind(pusher.connection);
  pusher.connection.connect = () => {
    if (left) return;
    // A server that asks for it after every connect would otherwise be asked without end.
    const pause = isJoined && mayReconnectAtOnce(closeCode) ? 0 : Math.random() * reconnectWithin;
    if (join === 'first') join = 'late';
    noteLoss();
    reconnect ??= setTimeout(() => {
      reconnect = undefined;
      connect();
    }, pause);
  };

  function noteLoss(): void {
    isJoined = false;
    forget();
    rememberSocketId(undefined);
    connection.set(join === 'again' ? 'lost' : 'waiting');
  }

  /** RT-2: the library opens a lost socket again, but asks for its channel only once. */
  async function askAgain(refusal: ApiError): Promise<void> {
    if (join === 'first') join = 'late';
    if (isRetryable(refusal)) {
      const pause = Math.min(retryDelay(refusals), longestPause);
      const timer = setTimeout(subscribe, pause);
      refusals += 1;
      forget = () => clearTimeout(timer);
    } else if ((await isSessionLost(refusal)) && !left) {
      forget = onNextResponse(subscribe);
    }
  }

  pusher.connection.bind('connected', () => rememberSocketId(pusher.connection.socket_id));
  pusher.connection.bind('error', ({ data }: { readonly data?: { readonly code?: number } }) => {
    // The library reports a close twice, the second time without the code.
    closeCode = data?.code ?? closeCode;
  });
  pusher.connection.bind('state_change', ({ current }: { readonly current: string }) => {
    if (current === 'connected') return;
    // An event can have been missed between the last read and the join.
    if (current === 'unavailable' && join === 'first') join = 'late';
    noteLoss();
  });

  const subscribe = () => pusher.subscribe(userChannel(userId));
  const channel = subscribe();
  channel.bind_global(onEvent);
  // Not earlier: an open socket outside of its channel hears nothing.
  channel.bind('pusher:subscription_succeeded', () => {
    refusals = 0;
    isJoined = true;
    closeCode = undefined;
    connection.set('connected');
    onJoin(join);
    join = 'again';
  });

  return () => {
    left = true;
    clearTimeout(reconnect);
    forget();
    channel.unbind_all();
    pusher.connection.unbind();
    pusher.disconnect();
    rememberSocketId(undefined);
    connection.set('waiting');
  };
}

const isRetryable = (refusal: ApiError): boolean =>
  refusal.kind === 'rate-limited' ||
  refusal.kind === 'offline' ||
  (refusal.kind === 'server' && refusal.status >= 500);

/** Pusher's own servers by cluster; else any server that speaks the protocol, by default behind the page's own address. */
export function serverOptions(page: Pick<Location, 'hostname' | 'port' | 'protocol'>) {
  const { cluster, host, port, tls } = env.pusher;
  if (cluster !== '') return { cluster, forceTLS: true };
  const forceTLS = tls ?? page.protocol === 'https:';
  const own = page.port === '' ? (forceTLS ? 443 : 80) : Number(page.port);
  const wsPort = port ?? (host === undefined ? own : forceTLS ? 443 : 80);
  return { cluster: '', wsHost: host ?? page.hostname, wsPort, wssPort: wsPort, forceTLS };
}
