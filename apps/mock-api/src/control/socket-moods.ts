import type { UserId } from '@placekeeper/contracts/core/id';
import type { Hub } from '../realtime/hub.ts';
import { ofUser, type Dialect, type SocketFilter, type UpgradeRequest } from '../realtime/mood.ts';
import type { SocketView } from '../realtime/socket.ts';

/** How one account's sockets misbehave. */
export interface SocketMood {
  readonly dropPings: boolean;
  readonly dropEvents: boolean;
  readonly duplicateEvents: boolean;
  readonly delayEventsMs: number;
  /** Only every other event is late, so that the next overtakes it. */
  readonly reorderEvents: boolean;
  readonly dialect: Dialect;
  readonly refuseUpgrades: { readonly status: number; readonly times: number | null } | null;
}

const calmSocketMood: SocketMood = {
  dropPings: false,
  dropEvents: false,
  duplicateEvents: false,
  delayEventsMs: 0,
  reorderEvents: false,
  dialect: 'reverb',
  refuseUpgrades: null,
};

/** Long enough for the next event to overtake one that was given no time of its own. */
const overtakeMs = 300;

/** Gives the hub's one mood a part for each account, so that tests beside each other never meet. */
export function createSocketMoods(
  hub: Hub,
  identify: (request: UpgradeRequest) => UserId | null,
  hasSocket: (userId: UserId | null) => boolean,
) {
  const moods = new Map<UserId, SocketMood>();
  /** How many events a socket was sent, for the accounts whose events overtake each other. */
  const turns = new WeakMap<SocketView, number>();

  const moodsOf = (socket: SocketView) =>
    [...moods].filter(([userId]) => ofUser(userId)(socket)).map(([, mood]) => mood);
  const some =
    (part: (mood: SocketMood) => boolean): SocketFilter =>
    (socket) =>
      moodsOf(socket).some(part);

  hub.mood.dropPings = some(({ dropPings }) => dropPings);
  hub.mood.dropEvents = some(({ dropEvents }) => dropEvents);
  hub.mood.duplicateEvents = some(({ duplicateEvents }) => duplicateEvents);
  hub.mood.dialectOf = (socket) => moodsOf(socket)[0]?.dialect ?? null;
  hub.mood.delayEvents = (socket) => {
    const [mood] = moodsOf(socket);
    if (!mood?.reorderEvents) return mood?.delayEventsMs ?? 0;
    const turn = (turns.get(socket) ?? 0) + 1;
    turns.set(socket, turn);
    return turn % 2 === 1 ? mood.delayEventsMs || overtakeMs : 0;
  };
  hub.mood.refuseUpgrade = (request) => {
    const userId = identify(request);
    if (!hasSocket(userId)) return 404;
    return userId === null ? null : refuseOne(userId);
  };

  function refuseOne(userId: UserId): number | null {
    const mood = moods.get(userId);
    if (!mood?.refuseUpgrades) return null;
    const { status, times } = mood.refuseUpgrades;
    const left = times === null ? null : times - 1;
    moods.set(userId, {
      ...mood,
      refuseUpgrades: left === 0 ? null : { status, times: left },
    });
    return status;
  }

  return {
    of: (userId: UserId): SocketMood => moods.get(userId) ?? calmSocketMood,
    set(userId: UserId, mood: SocketMood) {
      moods.set(userId, mood);
    },
  };
}

export type SocketMoods = ReturnType<typeof createSocketMoods>;
