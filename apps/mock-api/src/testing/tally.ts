import type { Recorder } from '../http/recorder.ts';

/** How often an endpoint gave each status. */
export type StatusCounts = Readonly<Record<string, number>>;

/** What the twins of one test file have answered and told. */
export interface Tally {
  readonly byRule: Readonly<Record<string, StatusCounts>>;
  readonly byFault: Readonly<Record<string, StatusCounts>>;
  readonly events: StatusCounts;
}

type Answers = Pick<Recorder, 'statuses' | 'forced'>;

const recorders: Answers[] = [];
const published: (readonly { readonly name: string }[])[] = [];

export const tallyAnswers = (recorder: Answers) => void recorders.push(recorder);
export const tallyEvents = (events: readonly { readonly name: string }[]) =>
  void published.push(events);

/** Everything since this file began; undefined when it made no twin. */
export function tally(): Tally | undefined {
  if (recorders.length === 0 && published.length === 0) return undefined;
  const byRule: Record<string, Record<string, number>> = {};
  const byFault: Record<string, Record<string, number>> = {};
  for (const { statuses, forced } of recorders) {
    for (const [endpoint, counts] of statuses) {
      for (const [status, all] of counts) {
        const ordered = forced.get(endpoint)?.get(status) ?? 0;
        add(byRule, endpoint, status, all - ordered);
        add(byFault, endpoint, status, ordered);
      }
    }
  }
  const events: Record<string, number> = {};
  for (const { name } of published.flat()) events[name] = (events[name] ?? 0) + 1;
  return { byRule, byFault, events };
}

function add(
  counts: Record<string, Record<string, number>>,
  endpoint: string,
  status: number,
  number: number,
): void {
  if (number === 0) return;
  const ofEndpoint = (counts[endpoint] ??= {});
  ofEndpoint[status] = (ofEndpoint[status] ?? 0) + number;
}
