import { decode } from '@placekeeper/contracts/core/decode';
import { events, isEventName } from '@placekeeper/contracts/events';
import type { Hub } from '../realtime/hub.ts';

export interface RequestRecord {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly endpoint: string | null;
  readonly status: number;
  readonly durationMs: number;
  readonly userId: number | null;
  /** The answer was ordered, not come to by the platform's rules. */
  readonly forced?: boolean;
}

const kept = 500;

/** What went over the wire: a window of requests, every status of every call, every event, every breach of the contract. */
export function createRecorder() {
  const requests: RequestRecord[] = [];
  const breaches: string[] = [];
  const statuses = new Map<string, Map<number, number>>();
  const emitted = new Map<string, number>();
  let lastJudged = '';

  const breach = (what: string) => {
    if (breaches.length < kept && !breaches.includes(what)) breaches.push(what);
  };

  return {
    requests: requests as readonly RequestRecord[],
    breaches: breaches as readonly string[],
    statuses: statuses as ReadonlyMap<string, ReadonlyMap<number, number>>,
    emitted: emitted as ReadonlyMap<string, number>,
    breach,
    request(record: RequestRecord) {
      requests.push(record);
      if (requests.length > kept) requests.shift();
      if (!record.endpoint) return;
      const counts = statuses.get(record.endpoint) ?? new Map<number, number>();
      counts.set(record.status, (counts.get(record.status) ?? 0) + 1);
      statuses.set(record.endpoint, counts);
    },
    /** Judges every event that leaves. */
    watch(hub: Hub) {
      return hub.observe(({ direction, frame }) => {
        if (direction === 'out') judge(frame);
      });
    },
  };

  function judge(frame: string): void {
    // The same text goes to every listener of a channel; one look at it is enough.
    if (frame === lastJudged) return;
    lastJudged = frame;
    const { event: name, data } = JSON.parse(frame) as { event: string; data?: string };
    if (name.startsWith('pusher')) return;
    emitted.set(name, (emitted.get(name) ?? 0) + 1);
    if (!isEventName(name)) {
      breach(`event ${name} is not in the contract`);
      return;
    }
    const result = decode(events[name].payload, JSON.parse(data ?? 'null'));
    if (!result.ok)
      breach(`event ${name}: ${result.issues.map((issue) => issue.message).join(', ')}`);
    else for (const drift of result.drift) breach(`event ${name} at ${drift.path}: ${drift.kind}`);
  }
}

export type Recorder = ReturnType<typeof createRecorder>;
