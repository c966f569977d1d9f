import type { UserId } from '@placekeeper/contracts/core/id';
import type { Hub } from '../realtime/hub.ts';
import {
  ofUser,
  type SocketDialect,
  type SocketFilter,
  type UpgradeRequest,
} from '../realtime/hub-faults.ts';
import type { SocketView } from '../realtime/socket.ts';

export interface SocketFaults {
  readonly dropPings: boolean;
  readonly dropEvents: boolean;
  readonly duplicateEvents: boolean;
  readonly delayEventsMs: number;
  /** Delays every other event, so that the next event overtakes it. */
  readonly reorderEvents: boolean;
  readonly dialect: SocketDialect;
  readonly refuseUpgrades: { readonly status: number; readonly times: number | null } | null;
}

const noSocketFaults: SocketFaults = {
  dropPings: false,
  dropEvents: false,
  duplicateEvents: false,
  delayEventsMs: 0,
  reorderEvents: false,
  dialect: 'reverb',
  refuseUpgrades: null,
};

/** The default delay of a reordered event: long enough for the next event to overtake it. */
const overtakeMs = 300;

/** Socket faults per account, so that parallel tests do not affect each other. */
export function createSocketFaults(
  hub: Hub,
  identify: (request: UpgradeRequest) => UserId | null,
  hasSocket: (userId: UserId | null) => boolean,
) {
  const byUser = new Map<UserId, SocketFaults>();
  /** The number of events sent to a socket whose events are reordered. */
  const turns = new WeakMap<SocketView, number>();

  const faultsOf = (socket: SocketView) =>
    [...byUser].filter(([userId]) => ofUser(userId)(socket)).map(([, faults]) => faults);
  const some =
    (part: (faults: SocketFaults) => boolean): SocketFilter =>
    (socket) =>
      faultsOf(socket).some(part);

  hub.faults.dropPings = some(({ dropPings }) => dropPings);
  hub.faults.dropEvents = some(({ dropEvents }) => dropEvents);
  hub.faults.duplicateEvents = some(({ duplicateEvents }) => duplicateEvents);
  hub.faults.dialectOf = (socket) => faultsOf(socket)[0]?.dialect ?? null;
  hub.faults.delayEvents = (socket) => {
    const [faults] = faultsOf(socket);
    if (!faults?.reorderEvents) return faults?.delayEventsMs ?? 0;
    const turn = (turns.get(socket) ?? 0) + 1;
    turns.set(socket, turn);
    return turn % 2 === 1 ? faults.delayEventsMs || overtakeMs : 0;
  };
  hub.faults.refuseUpgrade = (request) => {
    const userId = identify(request);
    if (!hasSocket(userId)) return 404;
    return userId === null ? null : refuseOne(userId);
  };

  function refuseOne(userId: UserId): number | null {
    const faults = byUser.get(userId);
    if (!faults?.refuseUpgrades) return null;
    const { status, times } = faults.refuseUpgrades;
    const left = times === null ? null : times - 1;
    byUser.set(userId, {
      ...faults,
      refuseUpgrades: left === 0 ? null : { status, times: left },
    });
    return status;
  }

  return {
    of: (userId: UserId): SocketFaults => byUser.get(userId) ?? noSocketFaults,
    set(userId: UserId, faults: SocketFaults) {
      byUser.set(userId, faults);
    },
  };
}

export type SocketFaultsByAccount = ReturnType<typeof createSocketFaults>;
