import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { ofUser } from '../../realtime/hub-faults.ts';
import { caller, type ControlContext } from '../context.ts';
import type { realtimeCalls } from '../contract/realtime.ts';
import type { SocketFaults } from '../socket-faults.ts';

const presentSocketFaults = (faults: SocketFaults) => ({
  drop_pings: faults.dropPings,
  drop_events: faults.dropEvents,
  duplicate_events: faults.duplicateEvents,
  delay_events_ms: faults.delayEventsMs,
  reorder_events: faults.reorderEvents,
  dialect: faults.dialect,
  refuse_upgrades: faults.refuseUpgrades,
});

export const realtimeHandlers: Handlers<typeof realtimeCalls, ControlContext> = {
  kick: ({ body }, reply, context) => {
    const { id } = caller(context);
    return reply(200, { closed: context.deps.hub.kick(body.code, ofUser(id)) });
  },
  interject: ({ body }, reply, context) => {
    const { id } = caller(context);
    return reply(200, { sent: context.deps.hub.interject(body.text, ofUser(id)) });
  },
  realtime: (_, reply, { deps, credentials }) => {
    const sockets = deps.hub.sockets();
    const names = new Set(sockets.flatMap(({ channels }) => [...channels]));
    return reply(200, {
      key: credentials.key,
      connections: sockets.length,
      sockets: sockets.map(({ socketId, userId, channels }) => ({
        socket_id: socketId,
        user_id: userId,
        channels: [...channels],
      })),
      channels: [...names].map((name) => ({
        name,
        connections: deps.hub.subscriberCount(name),
      })),
    });
  },
  socketFaults: (_, reply, context) =>
    reply(200, presentSocketFaults(context.socketFaults.of(caller(context).id))),
  changeSocketFaults: ({ body }, reply, context) => {
    const { id } = caller(context);
    const before = context.socketFaults.of(id);
    const faults: SocketFaults = {
      dropPings: body.drop_pings ?? before.dropPings,
      dropEvents: body.drop_events ?? before.dropEvents,
      duplicateEvents: body.duplicate_events ?? before.duplicateEvents,
      delayEventsMs: body.delay_events_ms ?? before.delayEventsMs,
      reorderEvents: body.reorder_events ?? before.reorderEvents,
      dialect: body.dialect ?? before.dialect,
      refuseUpgrades:
        body.refuse_upgrades === undefined ? before.refuseUpgrades : body.refuse_upgrades,
    };
    context.socketFaults.set(id, faults);
    return reply(200, presentSocketFaults(faults));
  },
};
