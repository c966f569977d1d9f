import { assess, knownValuesOf, forecastOf, valuesOf } from '@placekeeper/contracts/bulk/assess';
import { plainContext, type BulkContext } from '@placekeeper/contracts/bulk/bulk-context';
import { readField, sameField, type EditedState } from '@placekeeper/contracts/bulk/edited-state';
import { planCalls, type PlannedCall } from '@placekeeper/contracts/bulk/plan-calls';
import { restore } from '@placekeeper/contracts/bulk/restore';
import { subjectOf } from '@placekeeper/contracts/bulk/subject-of-location';
import { api } from '@placekeeper/contracts/api';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import type { PartialLocation } from '@placekeeper/contracts/model/location';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of-locations';
import { profileFields } from '@placekeeper/contracts/profile/fields';
import { expect, test } from 'vitest';
import { createTestTwin, type SignedInClient } from '../src/testing/test-twin.ts';

const endpoints = new Map<string, AnyEndpoint>(
  Object.values(api).flatMap((resource) =>
    Object.values(resource).map((endpoint: AnyEndpoint) => [endpoint.id, endpoint] as const),
  ),
);

async function firstLocation(user: SignedInClient) {
  const { data } = await user.succeed(api.locations.list, { query: {} });
  const [first] = data;
  if (!first) throw new Error('The account has no location');
  return first;
}

const read = async (user: SignedInClient, id: PartialLocation['id']) => {
  const { location } = await user.succeed(api.locations.show, { params: { id } });
  return location;
};

async function contextOf(user: SignedInClient, location: PartialLocation): Promise<BulkContext> {
  const { tags } = await user.succeed(api.tags.list);
  return plainContext('2026-03-02', catalogueOf([location]), tags);
}

async function send(user: SignedInClient, calls: readonly PlannedCall[]): Promise<void> {
  for (const { endpoint: id, request } of calls) {
    const endpoint = endpoints.get(id);
    if (!endpoint) throw new Error(`There is no call ${id}`);
    await user.succeed(endpoint, request);
  }
}

const accesses = profileFields(catalogueOf([]));
const differences = (a: EditedState, b: EditedState, fields: readonly string[]) =>
  fields.filter(
    (field) => !sameField(field, readField(a, field, accesses), readField(b, field, accesses)),
  );

const noSuggestions = { suggestionOf: () => undefined };

async function changesFor(user: SignedInClient, location: PartialLocation): Promise<BulkChanges> {
  const { tag } = await user.succeed(api.tags.create, { body: { name: 'Edited' } });
  return {
    set: {
      name: 'Harbour Tales',
      label: 'Flagship',
      label_type: 'teal',
      description: 'Stories by the water.',
      website_url: 'https://harbour-tales.example/',
      business_website_slug: 'harbour-tales',
    },
    special_periods: { add: [{ start_date: '2026-12-25', closed: true }] },
    additional_phone_numbers: { add: ['+44 117 496 0777'] },
    services: {
      add: [
        {
          type: 'free_form',
          category_id: location.primary_category?.id ?? '',
          display_name: 'Reading aloud',
        },
      ],
    },
    social_profiles: { facebook: 'https://www.facebook.com/harbourtales' },
    tags: { add: [tag.id] },
  };
}

test('the planned calls give the forecast values, and an undo restores the old ones @BULK-1 @BULK-2', async () => {
  const user = await createTestTwin().as('owner', { locations: 3 });
  const { id } = await firstLocation(user);
  const before = subjectOf(await read(user, id));
  const context = await contextOf(user, await read(user, id));
  const changes = await changesFor(user, await read(user, id));
  const known = await contextOf(user, await read(user, id));
  const forecast = forecastOf(before, changes, known);
  expect(forecast).toMatchObject({ status: 'pending', errors: {} });
  const { next, changed } = forecast.assessment;

  const plan = planCalls(before, next, changed, noSuggestions);
  expect(plan.impossible).toEqual([]);
  expect(plan.calls.map(({ endpoint }) => endpoint)).toEqual([
    'locations.update',
    'locations.updateSocialProfiles',
    'services.addFreeForm',
    'tags.addLocations',
  ]);
  await send(user, plan.calls);
  const after = subjectOf(await read(user, id));
  expect(differences(after.state, next, changed)).toEqual([]);
  expect(assess(after, changes, known).changed).toEqual([]);

  await user.succeed(api.locations.update, {
    params: { id },
    body: { description: 'Somebody else wrote this.' },
  });
  const now = subjectOf(await read(user, id));
  const values = {
    before: knownValuesOf(before, changed, context.fields),
    after: valuesOf(next, changed, context.fields),
  };
  const restoration = restore(now, values, known);
  expect(restoration.left).toEqual({
    'profile.description': 'Not undone, because this value changed later.',
  });
  await send(user, planCalls(now, restoration.next, restoration.changed, noSuggestions).calls);
  const restored = subjectOf(await read(user, id));
  const rest = changed.filter((field) => field !== 'profile.description');
  expect(differences(restored.state, before.state, rest)).toEqual([]);
  expect(restored.state.profile.description).toBe('Somebody else wrote this.');
});

test('categories change before services, and a structured service is added through its suggestion @BULK-1', async () => {
  const user = await createTestTwin().as('owner', { locations: 3 });
  const { id } = await firstLocation(user);
  const { suggestions } = await user.succeed(api.services.listSuggestions, { params: { id } });
  const [suggestion] = suggestions;
  if (!suggestion) throw new Error('Nothing is suggested');
  const location = await read(user, id);
  const subject = subjectOf(location);
  const [listed] = subject.state.profile.serviceItems;
  const changes: BulkChanges = {
    additional_categories: { add: ['gcid:notary_public'] },
    services: {
      add: [{ type: 'structured', service_type_id: suggestion.service_type_id }],
      ...(listed && {
        remove: [
          'structuredServiceItem' in listed
            ? { type: 'structured', service_type_id: listed.structuredServiceItem.serviceTypeId }
            : {
                type: 'free_form',
                category_id: listed.freeFormServiceItem.category,
                display_name: listed.freeFormServiceItem.displayName,
              },
        ],
      }),
    },
  };
  const context = await contextOf(user, location);
  const { next, changed } = assess(subject, changes, context);
  const plan = planCalls(subject, next, changed, {
    suggestionOf: (type) => (type === suggestion.service_type_id ? suggestion.id : undefined),
  });
  expect(plan.calls[0]?.endpoint).toBe('locations.updateCategories');
  await send(user, plan.calls);
  const after = subjectOf(await read(user, id));
  expect(assess(after, changes, context).changed).toEqual([]);
  expect(planCalls(subject, next, changed, noSuggestions).impossible).toHaveLength(1);
});

test('an unreadable field is not overwritten in part, and has no value to restore @BULK-1 @BULK-2', async () => {
  const user = await createTestTwin().as('owner', { locations: 3 });
  const { id } = await firstLocation(user);
  const {
    phone_numbers: _,
    social_profiles: __,
    opening_hours: ___,
    ...location
  } = await read(user, id);
  const subject = subjectOf(location);
  const context = await contextOf(user, location);
  const { status, errors } = forecastOf(
    subject,
    { special_periods: { add: [{ start_date: '2026-12-25', closed: true }] } },
    context,
  );
  expect(status).toBe('refused');
  expect(errors['specialHours']).toContain('couldn’t read the current value');

  const changes: BulkChanges = {
    set: { phone_number: '+44 117 496 0999' },
    social_profiles: { facebook: null },
  };
  const { next, changed } = assess(subject, changes, context);
  expect(changed).toEqual(['phoneNumbers', 'attributes/url_facebook']);
  expect(
    planCalls(subject, next, changed, noSuggestions).calls.map(({ request }) => request),
  ).toEqual([
    { params: { id }, body: { phone_number: '+44 117 496 0999' } },
    { params: { id }, body: { social_profiles: { facebook: null } } },
  ]);
  const values = {
    before: knownValuesOf(subject, changed, context.fields),
    after: valuesOf(next, changed, context.fields),
  };
  expect(Object.keys(restore(subject, values, context).left)).toEqual(changed);
});

test('unreadable special hours and address lines are never sent as empty @BULK-1 @UPD-9', async () => {
  const user = await createTestTwin().as('owner', { locations: 3 });
  const { id } = await firstLocation(user);
  const periods = [
    {
      open_day: 'MONDAY' as const,
      open_time: '09:00',
      close_day: 'MONDAY' as const,
      close_time: '17:00',
    },
  ];
  const special_periods = [{ start_date: '2026-12-25', closed: true }];
  await user.succeed(api.locations.update, {
    params: { id },
    body: { opening_hours: { periods, special_periods } },
  });
  const known = await read(user, id);
  const { postal_code: _, ...location } = known;
  const subject = subjectOf({ ...location, opening_hours: { periods } });
  const context = await contextOf(user, location);

  const { next, changed } = assess(
    subject,
    { periods: periods.map((period) => ({ ...period, close_time: '18:00' })) },
    context,
  );
  expect(changed).toEqual(['regularHours']);
  await send(user, planCalls(subject, next, changed, noSuggestions).calls);
  expect((await read(user, id)).opening_hours).toEqual({
    periods: [{ ...periods[0], close_time: '18:00' }],
    special_periods,
  });

  const refused = (changes: BulkChanges) => forecastOf(subject, changes, context).errors;
  expect(Object.keys(refused({ special_periods: { remove_dates: ['2026-12-26'] } }))).toEqual([
    'specialHours',
  ]);
  expect(Object.keys(refused({ set: { street_address_1: '1 Quay' } }))).toEqual([
    'storefrontAddress',
  ]);
});

test('a part of the hours or of the categories changes without the other @DET-2', async () => {
  const user = await createTestTwin().as('owner', { locations: 3 });
  const { id } = await firstLocation(user);
  const before = await read(user, id);
  const special_periods = [{ start_date: '2026-12-25', closed: true }];
  await user.succeed(api.locations.update, {
    params: { id },
    body: { opening_hours: { special_periods } },
  });
  await user.succeed(api.locations.updateCategories, {
    params: { id },
    body: { primary_category_id: 'gcid:notary_public' },
  });
  const after = await read(user, id);
  expect(after.opening_hours).toEqual({ periods: before.opening_hours?.periods, special_periods });
  expect(after.primary_category?.id).toBe('gcid:notary_public');
  expect(after.additional_categories).toEqual(before.additional_categories);
});
