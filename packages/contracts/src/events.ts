import * as z from './core/zod.ts';
import { event, type PayloadOf } from './core/event.ts';
import { GoogleTokenId, LocationId } from './core/id.ts';
import { expected, isObject, reshaped, type Reshape } from './core/schema-annotations.ts';
import { ImportStatus } from './model/import-status.ts';
import { PatchAttempt } from './model/patch-attempt.ts';
import { ShownText } from './core/wire-types.ts';

/** Finds the subject's id under `wanted` or other names: platforms send an id (`locationId`) or a whole `location`. */
const about =
  (wanted: string, ...names: readonly string[]): Reshape =>
  (data) => {
    if (!isObject(data)) return data;
    const isAsExpected = wanted in data && !isObject(data[wanted]) && !('patchAttempt' in data);
    if (isAsExpected) return data;
    const patch_attempt = data['patch_attempt'] ?? data['patchAttempt'];
    const holders = isObject(patch_attempt) ? [data, patch_attempt] : [data];
    const found = holders
      .flatMap((holder) => [wanted, ...names].map((name) => holder[name]))
      .find((value) => value !== undefined);
    if (found === undefined) return data;
    const inner = isObject(found) ? found : { id: found };
    return {
      ...(isObject(found) && 'email' in found && { email: found['email'] }),
      ...data,
      [wanted]: inner['id'],
      ...(patch_attempt !== undefined && { patch_attempt }),
    };
  };

const aboutLocation = about('location_id', 'locationId', 'location');
const aboutOperation = about('operation_id', 'operationId', 'operation');

const patchAttempt = reshaped(
  z.looseObject({ location_id: LocationId, patch_attempt: PatchAttempt }),
  aboutLocation,
);

/** RT-1: every event by its name. The platform sends events on the channel of one user. */
export const events = {
  'location.imported': event({
    name: 'location.imported',
    summary: 'A location was imported; contains the whole import state',
    payload: z.looseObject({
      ...ImportStatus.shape,
      location: z.looseObject({ id: LocationId, name: z.string() }),
    }),
  }),
  'location.import-errored': event({
    name: 'location.import-errored',
    summary: 'A profile could not be imported; contains the whole import state',
    payload: z.looseObject({ ...ImportStatus.shape, title: z.string(), message: z.string() }),
  }),
  'gbp-update.received': event({
    name: 'gbp-update.received',
    summary: 'A profile changed at the provider',
    payload: reshaped(
      z.looseObject({
        location_id: LocationId,
        has_google_updates: z.boolean(),
        has_owner_manager_updates: z.boolean(),
      }),
      aboutLocation,
    ),
  }),
  'locations.fetched': event({
    name: 'locations.fetched',
    summary: 'A fetch of profiles has ended',
    payload: reshaped(
      z.looseObject({ operation_id: z.string(), count: expected(z.int()) }),
      aboutOperation,
    ),
  }),
  'locations.partially-fetched': event({
    name: 'locations.partially-fetched',
    summary: 'A fetch has found some profiles, and continues or could not reach the rest',
    payload: reshaped(
      z.looseObject({ operation_id: z.string(), count: expected(z.int()) }),
      aboutOperation,
    ),
  }),
  'google-authorization.lost': event({
    name: 'google-authorization.lost',
    summary: 'A connected account lost its authorization',
    payload: reshaped(
      z.looseObject({ google_account: GoogleTokenId, email: expected(ShownText) }),
      about(
        'google_account',
        'google_token_id',
        'googleTokenId',
        'googleToken',
        'google_token',
        'token',
        'googleAccount',
      ),
    ),
  }),
  'patch-attempt.created': event({
    name: 'patch-attempt.created',
    summary: 'A change was sent to the provider',
    payload: patchAttempt,
  }),
  'patch-attempt.completed': event({
    name: 'patch-attempt.completed',
    summary: 'The change is live at the provider',
    payload: patchAttempt,
  }),
  'patch-attempt.failed': event({
    name: 'patch-attempt.failed',
    summary: 'The provider refused the change',
    payload: patchAttempt,
  }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = PayloadOf<(typeof events)[Name]>;

/** A client's reactions to all events. A missing reaction does not compile. */
export type Reactions<Context> = {
  readonly [Name in EventName]: (payload: EventPayload<Name>, context: Context) => void;
};

export const isEventName = (name: string): name is EventName => Object.hasOwn(events, name);

const unsaid: ReadonlySet<string> = new Set(['app', 'event', 'events']);

/** Returns the same text for `patch-attempt.failed`, `PatchAttemptFailed` and `failed patch attempt`. */
const wordsOf = (name: string): string =>
  name
    .slice(name.lastIndexOf('\\') + 1)
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !unsaid.has(word))
    .map((word) => word.replace(/(ing|ed|s)$/, ''))
    .toSorted()
    .join(' ');

const byWords: ReadonlyMap<string, EventName> = new Map(
  Object.keys(events).flatMap((name) =>
    isEventName(name) ? [[wordsOf(name), name] as const] : [],
  ),
);

/** Accepts every notation of a name; undefined for an unknown event. */
export const knownEvent = (name: string): EventName | undefined =>
  isEventName(name) ? name : byWords.get(wordsOf(name));
