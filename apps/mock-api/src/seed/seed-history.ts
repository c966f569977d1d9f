import type { LocationId } from '@placekeeper/contracts/core/id';
import type { changeSources } from '@placekeeper/contracts/model/google-update';
import type { LocationPatch } from '@placekeeper/contracts/model/location';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { prepared } from '../db/client.ts';
import { googleUpdates } from '../db/schema/google-updates.ts';
import { jobs } from '../db/schema/jobs.ts';
import { locations, type LocationRow } from '../db/schema/locations.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { days, hours, minutes, seconds } from '../domain/clock.ts';
import { receiveChange } from '../domain/google-updates/commands/receive.ts';
import { resolveUpdate } from '../domain/google-updates/commands/resolve.ts';
import { setAutoRejection } from '../domain/auto-rejection/settings.ts';
import { updateLocation } from '../domain/locations/commands/update.ts';
import { fields } from '../provider/catalogue.ts';
import { finishPatch } from '../domain/patch-attempts/commands/finish.ts';
import { currentPatchAttempts } from '../domain/patch-attempts/queries/list.ts';
import type { SeededLocation } from './import-locations.ts';

const queries = prepared((db) => ({
  open: db
    .select({ id: googleUpdates.id })
    .from(googleUpdates)
    .where(
      and(
        eq(googleUpdates.locationId, sql.placeholder('locationId')),
        eq(googleUpdates.fieldName, sql.placeholder('field')),
        isNull(googleUpdates.resolvedAction),
      ),
    )
    .prepare(),
  location: db
    .select({ profile: locations.profile, label: locations.label })
    .from(locations)
    .where(eq(locations.id, sql.placeholder('id')))
    .prepare(),
}));

interface PastChange {
  readonly daysAgo: number;
  readonly type: (typeof changeSources)[number];
  readonly field: ProviderField;
  /** The outcome: a decision, an automatic rejection, or an undo at the provider. */
  readonly end: UpdateAction | 'automatic' | 'undone';
}

/**
 * Each change is on a different location. Only the first location gets a second change, which repeats the rejected
 * hours.
 */
const past: readonly PastChange[] = [
  { daysAgo: 88, type: 'google', field: 'regularHours', end: 'reject' },
  { daysAgo: 74, type: 'ownerManager', field: 'profile.description', end: 'accept' },
  { daysAgo: 61, type: 'google', field: 'websiteUri', end: 'automatic' },
  { daysAgo: 47, type: 'google', field: 'phoneNumbers', end: 'undone' },
  { daysAgo: 33, type: 'ownerManager', field: 'attributes/url_instagram', end: 'dismiss' },
  { daysAgo: 19, type: 'google', field: 'openInfo.openingDate', end: 'accept' },
  { daysAgo: 6, type: 'ownerManager', field: 'phoneNumbers', end: 'reject' },
];

/** Values of valid form that Google refuses. */
const refused: readonly LocationPatch[] = [
  { website_url: 'https://www.facebook.com/find.us.here' },
  { website_url: 'https://bit.ly/find-us' },
];

/** Edits that were undone `lasted` days later. */
const passing: readonly {
  readonly daysAgo: number;
  readonly lasted: number;
  readonly changed: LocationPatch;
  readonly back: (was: Pick<LocationRow, 'label' | 'profile'>) => LocationPatch;
}[] = [
  {
    daysAgo: 52,
    lasted: 7,
    changed: { status: 'closed_temporarily' },
    back: () => ({ status: 'open' }),
  },
  {
    daysAgo: 27,
    lasted: 1,
    changed: { website_url: null, label: 'Check the website' },
    back: ({ label, profile }) => ({ website_url: profile.websiteUri, label }),
  },
];

/** Simulates a quarter of a year of work: an archive with every outcome, refused edits, and a pending edit. */
export function seedHistory(
  deps: Deps,
  actor: Actor,
  {
    managed,
    lost,
  }: { readonly managed: readonly SeededLocation[]; readonly lost: readonly SeededLocation[] },
): void {
  const at = (ago: number): Actor => ({ ...actor, now: actor.now - ago });
  for (const { id } of managed.slice(0, 3)) passThrough(deps, at, id);
  if (managed.length < past.length + refused.length + 1) return;
  for (const [position, change] of past.entries()) {
    const location = managed[position];
    if (location) seedPastChange(deps, at, location.id, change);
  }
  const [insisted] = managed;
  if (insisted)
    seedPastChange(deps, at, insisted.id, {
      daysAgo: 86,
      type: 'google',
      field: 'regularHours',
      end: 'reject',
    });
  for (const [position, patch] of refused.entries()) {
    const location = managed[past.length + position];
    if (!location) continue;
    const sent = at(days(3 + position));
    updateLocation(deps, sent, { id: location.id, patch });
    settle(deps, sent, location.id);
  }
  // The pending edit waits for the lost authorization of an account or, without such an account, for Google.
  const [waiting] = lost;
  const current = waiting ?? managed.at(-1);
  if (current) {
    const sent = at(waiting ? hours(3) : seconds(1));
    updateLocation(deps, sent, {
      id: current.id,
      patch: { website_url: 'https://visit.example/' },
    });
  }
}

function seedPastChange(
  deps: Deps,
  at: (ago: number) => Actor,
  locationId: LocationId,
  { daysAgo, type, field, end }: PastChange,
): void {
  const [happened, decided] = [at(days(daysAgo)), at(days(daysAgo) - hours(7))];
  if (end === 'automatic') {
    setAutoRejection(deps, happened, {
      id: locationId,
      google_update_behaviour: 'auto-reject-by-field',
      auto_rejection_fields: [field],
      allow_owner_manager_auto_reject: false,
    });
  }
  receiveChange(deps, happened, { locationId, type, field });
  if (end === 'undone') {
    const ours = queries(deps.db).location.get({ id: locationId })?.profile;
    const value = ours && fields[field].read(ours);
    receiveChange(deps, decided, { locationId, type, field, value });
  }
  const open = queries(deps.db).open.get({ locationId, field });
  if (open && end !== 'automatic' && end !== 'undone') resolveUpdate(deps, decided, open.id, end);
  settle(deps, end === 'automatic' ? happened : decided, locationId);
}

function passThrough(deps: Deps, at: (ago: number) => Actor, id: LocationId): void {
  const row = queries(deps.db).location.get({ id });
  if (row?.profile.openStatus !== 'OPEN') return;
  for (const { daysAgo, lasted, changed, back } of passing) {
    const steps = [
      { ago: daysAgo, patch: changed },
      { ago: daysAgo - lasted, patch: back(row) },
    ];
    for (const { ago, patch } of steps) {
      const saved = at(days(ago) - hours(2));
      updateLocation(deps, saved, { id, patch });
      settle(deps, saved, id);
    }
  }
}

/** Applies Google's answers in the past, and deletes the jobs that would have applied them. */
function settle(deps: Deps, sent: Actor, locationId: LocationId): void {
  const answered = { ...sent, now: sent.now + minutes(2) };
  for (const { id } of currentPatchAttempts(deps, sent, locationId))
    finishPatch(deps, answered, id);
  deps.db
    .delete(jobs)
    .where(and(eq(jobs.userId, sent.user.id), lte(jobs.dueAt, answered.now)))
    .run();
}
