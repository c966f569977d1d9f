import * as z from 'zod/mini';
import type { events, EventName, EventPayload, Reactions } from '../events.ts';
import { same } from '../testing/same-type.ts';
import { event, type PayloadOf } from './event.ts';
import type { LocationId } from './id.ts';

interface Context {
  readonly refetch: () => void;
}

// A payload has the type of its schema.
const example = event({ name: 'a', summary: '', payload: z.looseObject({ count: z.int() }) });
same<PayloadOf<typeof example>['count'], number>(true);
same<EventPayload<'gbp-update.received'>['location_id'], LocationId>(true);
same<EventPayload<'gbp-update.received'>['has_google_updates'], boolean>(true);
same<EventPayload<'location.imported'>['total'], number>(true);
same<EventName, keyof typeof events>(true);
// @ts-expect-error no such event
same<EventPayload<'location.renamed'>, never>(true);
// @ts-expect-error the payload is a schema
event({ name: 'a', summary: '', payload: { count: 1 } });

// Every event needs a reaction.
declare const all: Reactions<Context>;
const { 'patch-attempt.failed': _, ...incomplete } = all;
({ ...all }) satisfies Reactions<Context>;
({
  ...all,
  'location.imported': ({ complete }, { refetch }) => (complete > 0 ? refetch() : undefined),
}) satisfies Reactions<Context>;
// @ts-expect-error patch-attempt.failed has no reaction
incomplete satisfies Reactions<Context>;
// @ts-expect-error no such event
({ ...all, 'location.renamed': () => undefined }) satisfies Reactions<Context>;
// @ts-expect-error a count is a number
({ ...all, 'locations.fetched': ({ count }) => count.trim() }) satisfies Reactions<Context>;
// @ts-expect-error the context has no log
({ ...all, 'locations.fetched': (_payload, { log }) => log() }) satisfies Reactions<Context>;
// An undeclared field of a payload is accepted; its type is unknown.
same<EventPayload<'locations.fetched'>['of_tomorrow'], unknown>(true);
