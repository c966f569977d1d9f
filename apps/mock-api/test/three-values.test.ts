import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { LocationPatch } from '@placekeeper/contracts/model/location';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  updateBehaviours,
  type UpdateBehaviour,
} from '@placekeeper/contracts/rules/auto-rejection';
import { minutes, seconds } from '../src/domain/clock.ts';
import { DomainError } from '../src/domain/errors.ts';
import { loseAuthorization } from '../src/domain/google-accounts/commands/lose-authorization.ts';
import {
  fetchUpdates,
  receiveChange,
  type ProviderChange,
} from '../src/domain/google-updates/commands/receive.ts';
import { rejectBulk } from '../src/domain/google-updates/commands/reject-bulk.ts';
import { resolveUpdate } from '../src/domain/google-updates/commands/resolve.ts';
import { setAutoRejection } from '../src/domain/auto-rejection/settings.ts';
import {
  disableManagement,
  enableManagement,
} from '../src/domain/locations/commands/set-management.ts';
import { removeLocation } from '../src/domain/locations/commands/remove.ts';
import { updateLocation } from '../src/domain/locations/commands/update.ts';
import {
  currentPatchAttempts,
  failedPatchAttempts,
} from '../src/domain/patch-attempts/queries/list.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { fields } from '../src/provider/catalogue.ts';
import { createLocationFixture, type LocationFixture } from '../src/testing/location-fixture.ts';

/** Few values, so that both sides often choose an equal value; the provider refuses `Best books`. */
const names = ['Harbour Books', 'Quay Books', 'Best books'] as const;
const texts = ['Books.', 'More books.', null] as const;
const sites = ['https://a.example', 'https://b.example', null] as const;
const watched = ['title', 'profile.description', 'websiteUri'] as const;

type Step =
  | { readonly do: 'save'; readonly patch: LocationPatch }
  | { readonly do: 'receive'; readonly change: Omit<ProviderChange, 'locationId'> }
  | { readonly do: 'resolve'; readonly action: UpdateAction; readonly which: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'behave'; readonly behaviour: UpdateBehaviour; readonly owners: boolean }
  | { readonly do: 'fetch' | 'reject all' | 'lose' | 'reconnect' | 'disable' | 'enable' };

const save = fc
  .record(
    {
      name: fc.constantFrom(...names),
      description: fc.constantFrom(...texts),
      website_url: fc.constantFrom(...sites),
    },
    { requiredKeys: [] },
  )
  .map((patch): Step => ({ do: 'save', patch }));

const receive = fc
  .record({
    type: fc.constantFrom<ProviderChange['type'][]>('google', 'ownerManager'),
    change: fc.oneof(
      fc.constantFrom(...names).map((value) => ({ field: 'title' as const, value })),
      fc.constantFrom(...texts).map((value) => ({ field: 'profile.description' as const, value })),
      fc.constantFrom(...sites).map((value) => ({ field: 'websiteUri' as const, value })),
    ),
  })
  .map(({ type, change }): Step => ({ do: 'receive', change: { type, ...change } }));

const resolve = fc.record({
  do: fc.constant('resolve' as const),
  action: fc.constantFrom<UpdateAction[]>('accept', 'reject', 'dismiss'),
  which: fc.nat(3),
});

const wait = fc
  .constantFrom(seconds(1), seconds(4), minutes(1))
  .map((ms): Step => ({ do: 'wait', ms }));

const behave = fc.record({
  do: fc.constant('behave' as const),
  behaviour: fc.constantFrom(...updateBehaviours),
  owners: fc.boolean(),
});

const calmSteps = fc.array(fc.oneof(save, receive, resolve, wait), { maxLength: 25 });
const allSteps = fc.array(
  fc.oneof(
    save,
    receive,
    resolve,
    wait,
    behave,
    fc
      .constantFrom(
        'fetch' as const,
        'reject all' as const,
        'lose' as const,
        'reconnect' as const,
        'disable' as const,
        'enable' as const,
      )
      .map((what): Step => ({ do: what })),
  ),
  { maxLength: 30 },
);

const openUpdates = ({ updates, id }: LocationFixture) =>
  updates(id).filter(({ resolvedAction }) => resolvedAction === null);

function take(fixture: LocationFixture, step: Step): void {
  const { deps, actor, id, token, advance, reconnect } = fixture;
  switch (step.do) {
    case 'save':
      return updateLocation(deps, actor(), { id, patch: step.patch });
    case 'receive':
      return receiveChange(deps, actor(), { locationId: id, ...step.change });
    case 'resolve': {
      const open: readonly { readonly id: GoogleUpdateId }[] = openUpdates(fixture);
      const update = open[step.which % Math.max(1, open.length)];
      if (update) resolveUpdate(deps, actor(), update.id, step.action);
      return;
    }
    case 'wait':
      return void advance(step.ms);
    case 'behave':
      return setAutoRejection(deps, actor(), {
        id,
        google_update_behaviour: step.behaviour,
        auto_rejection_fields: ['title'],
        allow_owner_manager_auto_reject: step.owners,
      });
    case 'fetch':
      return void fetchUpdates(deps, actor(), id);
    case 'reject all':
      return rejectBulk(deps, actor(), { locations: [id] });
    case 'lose':
      return loseAuthorization(deps, actor(), token.id);
    case 'reconnect':
      return void reconnect();
    case 'disable':
      return disableManagement(deps, actor(), id);
    case 'enable':
      return enableManagement(deps, actor(), id);
  }
}

/** A rule can refuse any step; the invariant must hold after a refusal, too. */
function attempt(fixture: LocationFixture, step: Step): void {
  try {
    take(fixture, step);
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind.status !== 409) throw error;
  }
}

const values = ({ row, live, id }: LocationFixture, field: ProviderField) => ({
  ours: fields[field].read(row(id).profile),
  theirs: fields[field].read(live(id)),
});

/** The invariant after every step: an update is open exactly if the three values require it. */
function expectOrder(fixture: LocationFixture): void {
  const { deps, actor, id } = fixture;
  const { managementStatus, hasUnresolvedUpdates, hasFailedPatchAttempts } = fixture.row(id);
  const open = openUpdates(fixture);
  expect(hasUnresolvedUpdates).toBe(open.length > 0);
  expect(new Set(open.map(({ fieldName }) => fieldName)).size).toBe(open.length);
  if (managementStatus === 'disabled') expect(open).toEqual([]);

  const pending = currentPatchAttempts(deps, actor(), id).flatMap((sent) => sent.fields);
  const failed = failedPatchAttempts(deps, actor(), id).fields;
  expect(hasFailedPatchAttempts).toBe(failed.length > 0);
  for (const field of watched) {
    const { ours, theirs } = values(fixture, field);
    const update = open.find(({ fieldName }) => fieldName === field);
    const last = fixture.updates(id).findLast(({ fieldName }) => fieldName === field);
    const dismissed =
      last?.resolvedAction === 'dismissed' &&
      sameValue(last.platformValue, ours) &&
      sameValue(last.updateValue, theirs);
    if (update) {
      expect(pending).not.toContain(field);
      expect(update.platformValue).toEqual(ours);
    }
    // Without access, differences cannot be detected.
    if (managementStatus !== 'enabled') continue;
    const differs = !sameValue(ours, theirs) && !pending.includes(field);
    if (update)
      expect({ field, differs, theirs }).toEqual({
        field,
        differs: true,
        theirs: update.updateValue,
      });
    else if (differs) expect([field, dismissed || failed.includes(field)]).toEqual([field, true]);
  }
}

/** Runs `judge` for each sequence of steps, with a new location each time. */
function eachSequence(
  sequences: fc.Arbitrary<readonly Step[]>,
  judge: (fixture: LocationFixture, steps: readonly Step[]) => void,
): void {
  const fixture = createLocationFixture();
  fc.assert(
    fc.property(sequences, (steps) => {
      fixture.reconnect();
      const id = fixture.add({});
      judge({ ...fixture, id }, steps);
      removeLocation(fixture.deps, fixture.actor(), id);
    }),
    { ...pinned, numRuns: 60 },
  );
}

test('an update is open exactly if ours and theirs differ and nothing is pending @UPD-1', () => {
  eachSequence(allSteps, (fixture, steps) => {
    for (const step of steps) {
      attempt(fixture, step);
      expectOrder(fixture);
    }
  });
});

test('finally every difference has a cause', () => {
  eachSequence(calmSteps, (fixture, steps) => {
    for (const step of steps) take(fixture, step);
    fixture.advance(minutes(5));
    const { deps, actor, id } = fixture;
    expect(fixture.attempts(id).filter(({ status }) => status === 'created')).toEqual([]);
    const failed = failedPatchAttempts(deps, actor(), id).fields;
    for (const field of watched) {
      const { ours, theirs } = values(fixture, field);
      const last = fixture.updates(id).findLast(({ fieldName }) => fieldName === field);
      const undecided = last?.resolvedAction === null;
      const dismissed = last?.resolvedAction === 'dismissed';
      if (!sameValue(ours, theirs)) {
        expect([field, failed.includes(field) || undecided || dismissed]).toEqual([field, true]);
      }
    }
  });
});
