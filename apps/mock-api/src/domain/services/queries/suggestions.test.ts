import { SuggestedServiceId, type LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { suggestedServices } from '../../../db/schema/services.ts';
import {
  createServiceBench,
  cleaning,
  freeForm,
  whitening,
} from '../../../testing/service-bench.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { saveProfile } from '../../locations/commands/save-profile.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { addSuggestion } from '../commands/add-suggestion.ts';
import { dismissSuggestion, undismissSuggestion } from '../commands/dismiss-suggestion.ts';
import { removeStructured } from '../commands/remove.ts';
import { listSuggestions } from './suggestions.ts';

type Bench = ReturnType<typeof createServiceBench>;

const suggested = ({ deps, actor, id }: Bench) =>
  listSuggestions(deps, actor(), id).map(({ row }) => row.serviceTypeId);

function meant(bench: Bench, type: string) {
  const suggestion = bench.suggestionOf(type);
  if (!suggestion) throw new Error(`${type} is not suggested`);
  return { id: bench.id, suggestionId: suggestion.row.id };
}

test('services that the categories offer and the list lacks are suggested @SVC-4', () => {
  const bench = createServiceBench();
  const types = suggested(bench);
  expect(types).toContain('job_type_id:teeth_whitening');
  expect(types).toContain('job_type_id:braces');
  expect(types).not.toContain('job_type_id:teeth_cleaning');
  expect(types).not.toContain('job_type_id:find_leak');
  expect(new Set(types).size).toBe(types.length);
  expect(bench.suggestionOf('invisible_braces')?.categoryIds).toEqual([
    'gcid:dentist',
    'gcid:orthodontist',
  ]);
  expect(bench.suggestionOf('braces')?.categoryIds).toEqual(['gcid:orthodontist']);
});

test('listing again changes nothing: a suggestion keeps its id @SVC-4', () => {
  const bench = createServiceBench();
  const first = listSuggestions(bench.deps, bench.actor(), bench.id);
  const rows = bench.deps.db.select().from(suggestedServices).all();
  expect(listSuggestions(bench.deps, bench.actor(), bench.id)).toEqual(first);
  expect(bench.deps.db.select().from(suggestedServices).all()).toEqual(rows);
});

test.each(['disabled', 'lost-authorization'] as const)(
  'nothing is suggested or created while management is %s @SVC-5',
  (managementStatus) => {
    const bench = createServiceBench();
    bench.set(bench.id, { managementStatus });
    expect(suggested(bench)).toEqual([]);
    expect(bench.deps.db.select().from(suggestedServices).all()).toEqual([]);
    bench.set(bench.id, { managementStatus: 'enabled' });
    expect(suggested(bench)).not.toEqual([]);
  },
);

test('a suggestion is dismissed and restored, repeatedly too @SVC-4', () => {
  const bench = createServiceBench();
  const input = meant(bench, 'teeth_whitening');
  const isDismissed = () => bench.suggestionOf('teeth_whitening')?.row.dismissed;
  for (const [change, dismissed] of [
    [dismissSuggestion, true],
    [dismissSuggestion, true],
    [undismissSuggestion, false],
    [undismissSuggestion, false],
  ] as const) {
    change(bench.deps, bench.actor(), input);
    expect(isDismissed()).toBe(dismissed);
  }
  expect(bench.attempts(bench.id)).toEqual([]);
});

test('an added suggestion is a service, and no longer suggested @SVC-4 @DET-2', () => {
  const bench = createServiceBench();
  const { deps, actor, id } = bench;
  const input = meant(bench, 'teeth_whitening');
  dismissSuggestion(deps, actor(), input);
  addSuggestion(deps, actor(), input);
  const wanted = [cleaning, freeForm('Mouthguards'), whitening];
  expect(bench.services()).toEqual(wanted);
  expect(bench.suggestionOf('teeth_whitening')).toBeUndefined();
  bench.advance(publishingTime);
  expect(bench.live(id).serviceItems).toEqual(wanted);

  // The same request again, as after a lost answer.
  addSuggestion(deps, actor(), input);
  expect(bench.services()).toEqual(wanted);
  expect(bench.attempts(id)).toHaveLength(1);

  removeStructured(deps, actor(), { id, serviceTypeId: 'job_type_id:teeth_whitening' });
  expect(bench.suggestionOf('teeth_whitening')?.row).toMatchObject({
    id: input.suggestionId,
    dismissed: false,
  });
});

test('blocked services refuse adding a suggestion, without restoring it @SVC-7', () => {
  const bench = createServiceBench();
  const input = meant(bench, 'teeth_whitening');
  dismissSuggestion(bench.deps, bench.actor(), input);
  bench.setProvider({ servicesBlocked: true });
  const before = bench.row(bench.id);
  expect(() => addSuggestion(bench.deps, bench.actor(), input)).toThrow(/enabling services again/);
  expect(bench.row(bench.id)).toEqual(before);
  expect(bench.suggestionOf('teeth_whitening')?.row.dismissed).toBe(true);
});

test('other categories suggest other services; a stale one is refused @SVC-4', () => {
  const bench = createServiceBench();
  const { deps, actor, id, row } = bench;
  const stale = meant(bench, 'braces');
  const whitened = meant(bench, 'teeth_whitening');
  saveProfile(deps, row(id), {
    ...row(id).profile,
    categories: { primary: 'gcid:dentist', additional: ['gcid:plumber'] },
  });
  expect(suggested(bench)).toContain('job_type_id:find_leak');
  expect(suggested(bench)).not.toContain('job_type_id:braces');
  expect(meant(bench, 'teeth_whitening')).toEqual(whitened);
  expect(() => addSuggestion(deps, actor(), stale)).toThrow(/no longer available/);
  expect(bench.attempts(id)).toEqual([]);
});

test("another location's suggestion is missing @PERM-1", () => {
  const bench = createServiceBench();
  const { deps, actor, add } = bench;
  const input = meant(bench, 'teeth_whitening');
  const other: LocationId = add(plainProfile());
  for (const verb of [addSuggestion, dismissSuggestion, undismissSuggestion]) {
    for (const attempt of [
      { ...input, id: other },
      { ...input, suggestionId: SuggestedServiceId.parse(987_654) },
    ]) {
      expect(() => verb(deps, actor(), attempt)).toThrow(
        expect.objectContaining({
          kind: {
            status: 422,
            errors: { google_suggested_service_id: ['This suggestion doesn’t exist.'] },
          },
        }),
      );
    }
  }
  expect(bench.suggestionOf('teeth_whitening')?.row.dismissed).toBe(false);
});
