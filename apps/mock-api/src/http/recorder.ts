import { namedDrift } from '@placekeeper/contracts/core/decode';
import { UserId } from '@placekeeper/contracts/core/id';
import { events, isEventName, knownEvent } from '@placekeeper/contracts/events';
import type { Hub } from '../realtime/hub.ts';
import type { LoggedMessage } from './logged-messages.ts';

/** `forced`: an injected fault, the session policy or a dialect caused the answer. */
export const verdicts = ['ok', 'violation', 'forced'] as const;
export type Verdict = (typeof verdicts)[number];

export interface RequestRecord {
  /** The position in the log, which also contains the events. */
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
  /** The violations of the contract, or what forced the answer. */
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
  readonly delivered: number;
  readonly verdict: Verdict;
  readonly remarks: readonly string[];
}

export type LogEntry =
  | ({ readonly kind: 'request' } & RequestRecord)
  | ({ readonly kind: 'event' } & EventRecord);

const kept = 500;

/**
 * Records the network traffic: the latest requests and events, the number of answers of each status, the number of
 * events of each name, and the violations of the contract.
 */
export function createRecorder(now: () => number) {
  const requests: RequestRecord[] = [];
  const published: EventRecord[] = [];
  const violations: string[] = [];
  const statuses = new Map<string, Map<number, number>>();
  const emitted = new Map<string, number>();
  const followers = new Set<(entry: LogEntry) => void>();
  let lastId = 0;
  let lastChecked = '';

  const violation = (what: string) => {
    if (violations.length < kept && !violations.includes(what)) violations.push(what);
  };

  return {
    requests: requests as readonly RequestRecord[],
    events: published as readonly EventRecord[],
    violations: violations as readonly string[],
    statuses: statuses as ReadonlyMap<string, ReadonlyMap<number, number>>,
    emitted: emitted as ReadonlyMap<string, number>,
    violation,
    /** Takes the next number of the log. */
    nextId: () => (lastId += 1),
    request(record: RequestRecord) {
      push(requests, record);
      notify({ kind: 'request', ...record });
      if (!record.endpoint) return;
      const counts = statuses.get(record.endpoint) ?? new Map<number, number>();
      counts.set(record.status, (counts.get(record.status) ?? 0) + 1);
      statuses.set(record.endpoint, counts);
    },
    /** Subscribes to new entries; returns the function that unsubscribes. */
    follow(follower: (entry: LogEntry) => void) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    /** Checks every published event against the contract, except for accounts whose platform uses dialects. */
    watch(hub: Hub, speaksOtherwise: (userId: UserId | null) => boolean = () => false) {
      return hub.observe(({ direction, frame }) => {
        if (direction === 'out') check(frame, speaksOtherwise);
      });
    },
  };

  function push<Row>(rows: Row[], row: Row): void {
    rows.push(row);
    if (rows.length > kept) rows.shift();
  }

  function notify(entry: LogEntry): void {
    for (const follower of followers) follower(entry);
  }

  function check(frame: string, speaksOtherwise: (userId: UserId | null) => boolean): void {
    // All listeners of a channel get the same text, so a repeated text is only counted.
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
    for (const remark of remarks) violation(remark);
    const record: EventRecord = {
      id: (lastId += 1),
      at: now(),
      name,
      channel,
      userId,
      payload,
      delivered: 1,
      verdict: isForced ? 'forced' : remarks.length === 0 ? 'ok' : 'violation',
      remarks,
    };
    push(published, record);
    notify({ kind: 'event', ...record });
  }

  function countOneMore(): void {
    const last = published.at(-1);
    if (last) published.splice(-1, 1, { ...last, delivered: last.delivered + 1 });
  }
}

export type Recorder = ReturnType<typeof createRecorder>;

export interface Journal {
  readonly recorder: Recorder;
  readonly now: () => number;
}

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

export function channelOwner(channel: string): UserId | null {
  const [, id] = /\.User\.(\d+)$/.exec(channel) ?? [];
  return id === undefined ? null : UserId.parse(Number(id));
}
