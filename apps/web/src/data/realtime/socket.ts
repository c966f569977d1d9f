import { userChannel } from '@placekeeper/contracts/core/event';
import type { UserId } from '@placekeeper/contracts/core/id';
import { session } from '@placekeeper/contracts/endpoints/session';
import Pusher from 'pusher-js';
import { env } from '../../lib/env.ts';
import type { ApiError } from '../http/api-error.ts';
import { call } from '../api/client.ts';
import { whenResumed } from '../http/rate-limit-gate.ts';
import { readRetryDelay } from '../api/query-client.ts';
import { onNextResponse } from '../session/session.ts';
import type { Join } from './catch-up.ts';
import { connection, noteJoining } from '../http/realtime-connection.ts';
import { endForOther } from './session-owner-guard.ts';
import { rememberSocketId } from '../http/request-init.ts';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';

/**
 * Whether the platform refused a channel because the session has ended. It answers 403 both to guests and to users
 * without access.
 */
async function isSessionLost(refusal: ApiError, userId: UserId): Promise<boolean> {
  if (refusal.kind !== 'forbidden') return isOfSession(refusal);
  // SESS-1, SESS-2: if this call is refused too, `call` reports the end of the session to the page.
  return call(currentUser.show, {}).then(({ user }) => {
    endForOther(userId, user.id);
    return false;
  }, isOfSession);
}

const isOfSession = ({ kind }: ApiError): boolean =>
  kind === 'session-expired' || kind === 'unauthenticated';

interface Listener {
  readonly onEvent: (name: string, data: unknown) => void;
  /** RT-2: the platform repeats no event, so the caller must read what changed before the join. */
  readonly onJoin: (join: Join) => void;
}

/** In milliseconds. */
const longestPause = 30_000;
/** RT-2: windows that lose their sockets together reconnect at random moments within this time. */
const reconnectWithin = 10_000;

const asksForReconnect = (code: number | undefined): boolean =>
  code !== undefined && code >= 4200 && code < 4300;

/** IMP-3: joins the user's private channel. Returns a function that leaves it. */
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
    // `ws` uses TLS if `forceTLS` is true. With `wss`, the library would also try TLS on a server without it, and the
    // other transports may load scripts from foreign hosts.
    enabledTransports: ['ws'],
    // A connection that died during sleep reports nothing, and the library would wait 30 seconds for a pong by
    // default.
    pongTimeout: 10_000,
    channelAuthorization: {
      // Replaces the library's own request, which sends no CSRF token and doesn't handle a 401.
      transport: 'ajax',
      endpoint: session.authorizeChannel.definition.path,
      customHandler: async ({ socketId, channelName }, answer) => {
        // The socket was lost again meanwhile; the next socket asks for its own channel.
        const isGone = () => left || pusher.connection.socket_id !== socketId;
        noteJoining(true);
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
            noteJoining(false);
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
    // No immediate reconnect before a join, because the server could ask for another after every connect.
    const pause = isJoined && asksForReconnect(closeCode) ? 0 : Math.random() * reconnectWithin;
    if (join === 'first') join = 'late';
    noteLoss();
    reconnect ??= setTimeout(() => {
      reconnect = undefined;
      connect();
    }, pause);
  };

  function noteLoss(): void {
    isJoined = false;
    noteJoining(false);
    forget();
    rememberSocketId(undefined);
    connection.set(join === 'again' ? 'lost' : 'waiting');
  }

  /** RT-2: asks for the channel again, because the library reopens a lost socket but asks for its channel only once. */
  async function askAgain(refusal: ApiError): Promise<void> {
    if (join === 'first') join = 'late';
    if (isRetryable(refusal)) {
      const pause = Math.min(readRetryDelay(refusals), longestPause);
      const timer = setTimeout(subscribe, pause);
      refusals += 1;
      forget = () => clearTimeout(timer);
    } else if ((await isSessionLost(refusal, userId)) && !left) {
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
    // Events between the first reads and the join may have been missed.
    if (current === 'unavailable' && join === 'first') join = 'late';
    noteLoss();
  });

  const subscribe = () => pusher.subscribe(userChannel(userId));
  const channel = subscribe();
  channel.bind_global(onEvent);
  // Connected only after the join, because a socket outside its channel receives no events.
  channel.bind('pusher:subscription_succeeded', () => {
    refusals = 0;
    isJoined = true;
    closeCode = undefined;
    connection.set('connected');
    noteJoining(false);
    onJoin(join);
    join = 'again';
  });

  return () => {
    left = true;
    noteJoining(false);
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

/**
 * Uses Pusher's own servers by cluster, or any server that speaks the protocol, by default at the page's own address.
 */
export function serverOptions(page: Pick<Location, 'hostname' | 'port' | 'protocol'>) {
  const { cluster, host, port, tls } = env.pusher;
  if (cluster !== '') return { cluster, forceTLS: true };
  const forceTLS = tls ?? page.protocol === 'https:';
  const own = page.port === '' ? (forceTLS ? 443 : 80) : Number(page.port);
  const wsPort = port ?? (host === undefined ? own : forceTLS ? 443 : 80);
  return { cluster: '', wsHost: host ?? page.hostname, wsPort, wssPort: wsPort, forceTLS };
}
