import { namedDrift } from '@placekeeper/contracts/core/decode';
import { UserId } from '@placekeeper/contracts/core/id';
import { events, isEventName, knownEvent } from '@placekeeper/contracts/events';
import type { Hub } from '../realtime/hub.ts';
import type { LoggedMessage } from './exchange.ts';

/** `forced`: made by an armed fault, so that it says nothing about the twin. */
export const verdicts = ['ok', 'breach', 'forced'] as const;
export type Verdict = (typeof verdicts)[number];

export interface RequestRecord {
  /** One count with the events, in the order in which they happened. */
  readonly id: number;
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly endpoint: string | null;
  readonly status: number;
  readonly durationMs: number;
  readonly userId: number | null;
  readonly verdict: Verdict;
  /** What is wrong with the answer, or what made it so. */
  readonly remarks: readonly string[];
  readonly request: LoggedMessage;
  readonly response: LoggedMessage;
}

export interface EventRecord {
  readonly id: number;
  readonly at: number;
  readonly name: string;
  readonly channel: string;
  readonly userId: number | null;
  readonly payload: unknown;
  /** To how many sockets it went. */
  readonly delivered: number;
  readonly verdict: Verdict;
  readonly remarks: readonly string[];
}

export type LogEntry =
  | ({ readonly kind: 'request' } & RequestRecord)
  | ({ readonly kind: 'event' } & EventRecord);

const kept = 500;

/** What went over the wire: a window of requests and events, every status of every call, every event, every breach of the contract. */
export function createRecorder(now: () => number) {
  const requests: RequestRecord[] = [];
  const heard: EventRecord[] = [];
  const breaches: string[] = [];
  const statuses = new Map<string, Map<number, number>>();
  const emitted = new Map<string, number>();
  const followers = new Set<(entry: LogEntry) => void>();
  let lastId = 0;
  let lastChecked = '';

  const breach = (what: string) => {
    if (breaches.length < kept && !breaches.includes(what)) breaches.push(what);
  };

  return {
    requests: requests as readonly RequestRecord[],
    events: heard as readonly EventRecord[],
    breaches: breaches as readonly string[],
    statuses: statuses as ReadonlyMap<string, ReadonlyMap<number, number>>,
    emitted: emitted as ReadonlyMap<string, number>,
    breach,
    /** The number a request will have in the log. */
    nextId: () => (lastId += 1),
    request(record: RequestRecord) {
      push(requests, record);
      tell({ kind: 'request', ...record });
      if (!record.endpoint) return;
      const counts = statuses.get(record.endpoint) ?? new Map<number, number>();
      counts.set(record.status, (counts.get(record.status) ?? 0) + 1);
      statuses.set(record.endpoint, counts);
    },
    /** Hears of everything from now on, until the returned function is called. */
    follow(follower: (entry: LogEntry) => void) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    /** Judges every event that leaves, but for the accounts whose platform puts things in another way. */
    watch(hub: Hub, speaksOtherwise: (userId: UserId | null) => boolean = () => false) {
      return hub.observe(({ direction, frame }) => {
        if (direction === 'out') judge(frame, speaksOtherwise);
      });
    },
  };

  function push<Row>(rows: Row[], row: Row): void {
    rows.push(row);
    if (rows.length > kept) rows.shift();
  }

  function tell(entry: LogEntry): void {
    for (const follower of followers) follower(entry);
  }

  function judge(frame: string, speaksOtherwise: (userId: UserId | null) => boolean): void {
    // The same text goes to every listener of a channel; one look at it is enough.
    if (frame === lastChecked) return countOneMore();
    const { event, data, channel = '' } = JSON.parse(frame) as Frame;
    if (event.startsWith('pusher')) return;
    const userId = channelOwner(channel);
    const isForced = speaksOtherwise(userId);
    const name = (isForced && knownEvent(event)) || event;
    lastChecked = frame;
    emitted.set(name, (emitted.get(name) ?? 0) + 1);
    const payload: unknown = JSON.parse(data ?? 'null');
    const remarks = isForced ? [] : faultsOf(name, payload);
    for (const remark of remarks) breach(remark);
    const record: EventRecord = {
      id: (lastId += 1),
      at: now(),
      name,
      channel,
      userId,
      payload,
      delivered: 1,
      verdict: isForced ? 'forced' : remarks.length === 0 ? 'ok' : 'breach',
      remarks,
    };
    push(heard, record);
    tell({ kind: 'event', ...record });
  }

  function countOneMore(): void {
    const last = heard.at(-1);
    if (last) heard.splice(-1, 1, { ...last, delivered: last.delivered + 1 });
  }
}

export type Recorder = ReturnType<typeof createRecorder>;

interface Frame {
  readonly event: string;
  readonly data?: string;
  readonly channel?: string;
}

function faultsOf(name: string, payload: unknown): readonly string[] {
  if (!isEventName(name)) return [`event ${name} is not in the contract`];
  return namedDrift(events[name].payload, payload).map(
    (drift) => `event ${name} at ${drift.path}: ${drift.kind}`,
  );
}

/** Whose channel it is. */
export function channelOwner(channel: string): UserId | null {
  const [, id] = /\.User\.(\d+)$/.exec(channel) ?? [];
  return id === undefined ? null : UserId.parse(Number(id));
}
