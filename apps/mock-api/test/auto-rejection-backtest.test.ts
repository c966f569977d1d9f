import { changeSources } from '@placekeeper/contracts/model/google-update';
import { updateBehaviours } from '@placekeeper/contracts/rules/auto-rejection';
import { backtest } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setAutoRejection, toAutoRejection } from '../src/domain/auto-rejection/settings.ts';
import { hours, isoTime } from '../src/domain/clock.ts';
import { listUpdates } from '../src/domain/google-updates/queries/list.ts';
import {
  receiveChange,
  type ProviderChange,
} from '../src/domain/google-updates/commands/receive.ts';
import { resolveUpdate } from '../src/domain/google-updates/commands/resolve.ts';
import { publishingTime } from '../src/domain/patch-attempts/commands/publish.ts';
import { presentUpdate } from '../src/present/google-update.ts';
import { createLocationFixture, type LocationFixture } from '../src/testing/location-fixture.ts';

interface Past {
  readonly field: ProviderField;
  readonly type: ProviderChange['type'];
  readonly value: unknown;
  readonly decided: UpdateAction | undefined;
}

/** Makes the changes a day apart, so that each attempt finishes before the next change. */
function relive(fixture: LocationFixture, past: readonly Past[]): void {
  const { deps, actor, id } = fixture;
  for (const { field, type, value, decided } of past) {
    receiveChange(deps, actor(), { locationId: id, type, field, value });
    const open = fixture
      .updates(id)
      .find((update) => update.fieldName === field && update.resolvedAction === null);
    if (open && decided) resolveUpdate(deps, actor(), open.id, decided);
    fixture.advance(Math.max(publishingTime, hours(1)));
  }
}

const texts = ['title', 'storeCode', 'profile.description', 'websiteUri'] as const;
const pastChange = fc.record({
  field: fc.constantFrom(...texts),
  type: fc.constantFrom(...changeSources),
  decided: fc.constantFrom<(UpdateAction | undefined)[]>('accept', 'reject', 'dismiss', undefined),
});
const anySettings = fc.record({
  google_update_behaviour: fc.constantFrom(...updateBehaviours),
  auto_rejection_fields: fc.subarray([...texts]),
  allow_owner_manager_auto_reject: fc.boolean(),
});

test('the backtest equals the rejections of the same changes with the rule on @LSET-1', () => {
  fc.assert(
    fc.property(fc.array(pastChange, { maxLength: 12 }), anySettings, (changes, settings) => {
      // The outcome depends on the previous value, so all values differ.
      const past = changes.map((one, position) => ({
        ...one,
        value: one.field === 'websiteUri' ? `https://example.com/${position}` : `New ${position}`,
      }));
      const asked = createLocationFixture();
      const { deps, actor, id } = asked;
      const since = isoTime(actor().now);
      relive(asked, past);
      const ruled = createLocationFixture();
      setAutoRejection(ruled.deps, ruled.actor(), { id: ruled.id, ...settings });
      relive(ruled, past);
      const rejected = ruled
        .updates(ruled.id)
        .filter(({ resolvedBy }) => resolvedBy === 'auto-rejection');
      const updates = [true, false]
        .flatMap((active) => listUpdates(deps, actor(), { active, page: { size: 1000 } }).items)
        .map(presentUpdate);
      const location = { id, settings: toAutoRejection(asked.row(id)), idle: null };
      const found = backtest([location], updates, { mode: 'set', settings }, since);
      expect(found.rejected_count).toBe(rejected.length);
    }),
    { numRuns: 40 },
  );
}, 60_000);
