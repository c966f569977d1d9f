import { SuggestedServiceId, type LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { suggestedServices } from '../../db/schema/locations.ts';
import {
  createServiceFixture,
  type ServiceFixture,
  cleaning,
  freeForm,
  whitening,
  structured,
} from '../../testing/service-fixture.ts';
import { plainProfile } from '@placekeeper/contracts/testing/plain-profile';
import { saveProfile } from '../locations/commands/update.ts';
import { publishingTime } from '../patch-attempts/commands/publish.ts';
import {
  addSuggestion,
  dismissSuggestion,
  removeStructured,
  undismissSuggestion,
} from './commands.ts';
import { listSuggestions, listServices } from './queries.ts';

const suggested = ({ deps, actor, id }: ServiceFixture) =>
  listSuggestions(deps, actor(), id).map(({ row }) => row.serviceTypeId);

function meant(fixture: ServiceFixture, type: string) {
  const suggestion = fixture.suggestionOf(type);
  if (!suggestion) throw new Error(`${type} is not suggested`);
  return { id: fixture.id, suggestionId: suggestion.row.id };
}

test('services that the categories offer and the list does not contain are suggested @SVC-4', () => {
  const fixture = createServiceFixture();
  const types = suggested(fixture);
  expect(types).toContain('job_type_id:teeth_whitening');
  expect(types).toContain('job_type_id:braces');
  expect(types).not.toContain('job_type_id:teeth_cleaning');
  expect(types).not.toContain('job_type_id:find_leak');
  expect(new Set(types).size).toBe(types.length);
  expect(fixture.suggestionOf('invisible_braces')?.categoryIds).toEqual([
    'gcid:dentist',
    'gcid:orthodontist',
  ]);
  expect(fixture.suggestionOf('braces')?.categoryIds).toEqual(['gcid:orthodontist']);
});

test('listing again changes nothing: a suggestion keeps its id @SVC-4', () => {
  const fixture = createServiceFixture();
  const first = listSuggestions(fixture.deps, fixture.actor(), fixture.id);
  const rows = fixture.deps.db.select().from(suggestedServices).all();
  expect(listSuggestions(fixture.deps, fixture.actor(), fixture.id)).toEqual(first);
  expect(fixture.deps.db.select().from(suggestedServices).all()).toEqual(rows);
});

test.each(['disabled', 'lost-authorization'] as const)(
  'nothing is suggested or created while management is %s @SVC-5',
  (managementStatus) => {
    const fixture = createServiceFixture();
    fixture.set(fixture.id, { managementStatus });
    expect(suggested(fixture)).toEqual([]);
    expect(fixture.deps.db.select().from(suggestedServices).all()).toEqual([]);
    fixture.set(fixture.id, { managementStatus: 'enabled' });
    expect(suggested(fixture)).not.toEqual([]);
  },
);

test('a suggestion is dismissed and restored, repeatedly too @SVC-4', () => {
  const fixture = createServiceFixture();
  const input = meant(fixture, 'teeth_whitening');
  const isDismissed = () => fixture.suggestionOf('teeth_whitening')?.row.dismissed;
  for (const [change, dismissed] of [
    [dismissSuggestion, true],
    [dismissSuggestion, true],
    [undismissSuggestion, false],
    [undismissSuggestion, false],
  ] as const) {
    change(fixture.deps, fixture.actor(), input);
    expect(isDismissed()).toBe(dismissed);
  }
  expect(fixture.attempts(fixture.id)).toEqual([]);
});

test('an added suggestion is a service, and no longer suggested @SVC-4 @DET-2', () => {
  const fixture = createServiceFixture();
  const { deps, actor, id } = fixture;
  const input = meant(fixture, 'teeth_whitening');
  dismissSuggestion(deps, actor(), input);
  addSuggestion(deps, actor(), input);
  const wanted = [cleaning, freeForm('Mouthguards'), whitening];
  expect(fixture.services()).toEqual(wanted);
  expect(fixture.suggestionOf('teeth_whitening')).toBeUndefined();
  fixture.advance(publishingTime);
  expect(fixture.live(id).serviceItems).toEqual(wanted);

  // Repeats the request, as a client does after losing the answer.
  addSuggestion(deps, actor(), input);
  expect(fixture.services()).toEqual(wanted);
  expect(fixture.attempts(id)).toHaveLength(1);

  removeStructured(deps, actor(), { id, serviceTypeId: 'job_type_id:teeth_whitening' });
  expect(fixture.suggestionOf('teeth_whitening')?.row).toMatchObject({
    id: input.suggestionId,
    dismissed: false,
  });
});

test('blocked services refuse adding a suggestion, without restoring it @SVC-7', () => {
  const fixture = createServiceFixture();
  const input = meant(fixture, 'teeth_whitening');
  dismissSuggestion(fixture.deps, fixture.actor(), input);
  fixture.setProfile(fixture.id, { servicesBlocked: true });
  const before = fixture.row(fixture.id);
  expect(() => addSuggestion(fixture.deps, fixture.actor(), input)).toThrow(
    /enabling services again/,
  );
  expect(fixture.row(fixture.id)).toEqual(before);
  expect(fixture.suggestionOf('teeth_whitening')?.row.dismissed).toBe(true);
});

test('other categories suggest other services, and an outdated suggestion is refused @SVC-4', () => {
  const fixture = createServiceFixture();
  const { deps, actor, id, row } = fixture;
  const stale = meant(fixture, 'braces');
  const whitened = meant(fixture, 'teeth_whitening');
  saveProfile(deps, row(id), {
    ...row(id).profile,
    categories: { primary: 'gcid:dentist', additional: ['gcid:plumber'] },
  });
  expect(suggested(fixture)).toContain('job_type_id:find_leak');
  expect(suggested(fixture)).not.toContain('job_type_id:braces');
  expect(meant(fixture, 'teeth_whitening')).toEqual(whitened);
  expect(() => addSuggestion(deps, actor(), stale)).toThrow(/no longer available/);
  expect(fixture.attempts(id)).toEqual([]);
});

test("another location's suggestion is missing @PERM-1", () => {
  const fixture = createServiceFixture();
  const { deps, actor, add } = fixture;
  const input = meant(fixture, 'teeth_whitening');
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
  expect(fixture.suggestionOf('teeth_whitening')?.row.dismissed).toBe(false);
});

test('services are listed under their categories, each once @SVC-1', () => {
  const { deps, actor, id } = createServiceFixture({
    categories: {
      primary: 'gcid:orthodontist',
      additional: ['gcid:dentist', 'gcid:dental_clinic', 'gcid:book_store'],
    },
    serviceItems: [
      cleaning,
      structured('braces', 'Braces'),
      // Both categories offer this service.
      structured('invisible_braces', 'Clear aligners'),
      freeForm('Mouthguards'),
      freeForm('Sports checks', 'gcid:orthodontist'),
      structured('find_leak', 'Leak detection'),
      freeForm('Tap repair', 'gcid:plumber'),
    ],
  });
  const { primary, additional } = listServices(deps, actor(), id);
  expect(primary).toEqual({
    categoryId: 'gcid:orthodontist',
    services: [
      { item: structured('braces', 'Braces'), categoryId: 'gcid:orthodontist' },
      { item: structured('invisible_braces', 'Clear aligners'), categoryId: 'gcid:orthodontist' },
      { item: freeForm('Sports checks', 'gcid:orthodontist'), categoryId: 'gcid:orthodontist' },
      // None of the location's categories offers the next two services.
      { item: structured('find_leak', 'Leak detection'), categoryId: null },
      { item: freeForm('Tap repair', 'gcid:plumber'), categoryId: null },
    ],
  });
  expect(additional).toEqual([
    {
      categoryId: 'gcid:dentist',
      services: [
        { item: cleaning, categoryId: 'gcid:dentist' },
        { item: freeForm('Mouthguards'), categoryId: 'gcid:dentist' },
      ],
    },
    { categoryId: 'gcid:dental_clinic', services: [] },
    { categoryId: 'gcid:book_store', services: [] },
  ]);
});

test('services are listed whether or not the profile is managed @SVC-1', () => {
  const { deps, actor, id, set } = createServiceFixture({ serviceItems: [whitening] });
  const before = listServices(deps, actor(), id);
  for (const managementStatus of ['disabled', 'lost-authorization'] as const) {
    set(id, { managementStatus });
    expect(listServices(deps, actor(), id)).toEqual(before);
  }
});
