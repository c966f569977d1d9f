import type { Recorder } from '../http/recorder.ts';

/** How often each status was answered, or each event told. */
export type Counts = Readonly<Record<string, number>>;

/** What the twins of one test file have answered and told. */
export interface Tally {
  readonly byRule: Readonly<Record<string, Counts>>;
  /** What a fault has forced, which no rule has come to. */
  readonly byFault: Readonly<Record<string, Counts>>;
  readonly events: Counts;
}

type Answers = Record<string, Record<string, number>>;
type Events = readonly { readonly name: string }[];

let byRule: Answers = {};
let byFault: Answers = {};
let published: Events[] = [];
let twins = 0;

/** The same recorder, whose answers are counted. */
export function tallied(recorder: Recorder): Recorder {
  twins += 1;
  return {
    ...recorder,
    request(record) {
      const { endpoint, status, verdict } = record;
      if (endpoint) {
        const counts = ((verdict === 'forced' ? byFault : byRule)[endpoint] ??= {});
        counts[status] = (counts[status] ?? 0) + 1;
      }
      recorder.request(record);
    },
  };
}

export const tallyEvents = (events: Events) => void published.push(events);

/** Everything since the last tally, which begins anew; undefined when no twin was made. */
export function takeTally(): Tally | undefined {
  if (twins === 0 && published.length === 0) return undefined;
  const events: Record<string, number> = {};
  for (const { name } of published.flat()) events[name] = (events[name] ?? 0) + 1;
  const taken = { byRule, byFault, events };
  [byRule, byFault, published, twins] = [{}, {}, [], 0];
  return taken;
}
