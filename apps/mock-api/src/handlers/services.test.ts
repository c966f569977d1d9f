import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { profiles } from '../db/schema/provider.ts';
import { createTestTwin } from '../testing/test-twin.ts';

async function owner() {
  const user = await createTestTwin().as('owner', { locations: 9 });
  const { data } = await user.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  const [location] = data;
  if (!location?.primary_category) throw new Error('The owner manages no location');
  const params = { id: location.id };
  return {
    user,
    params,
    category: location.primary_category,
    location: () => user.succeed(api.locations.show, { params }),
  };
}

test('a service is added, listed in its category, announced and removed @SVC-1 @SVC-3', async () => {
  const { user, params, category, location } = await owner();
  const body = { category_id: category.id, display_name: 'Open day in March' };
  expect((await user.call(api.services.addFreeForm, { params, body })).status).toBe(204);
  const own = { type: 'free_form', ...body };
  const { primary_category: primary } = await user.succeed(api.services.list, { params });
  expect(primary?.category).toMatchObject({ id: category.id, pivot: { primary: true } });
  expect(primary?.services).toContainEqual(own);
  expect((await location()).location.free_form_services).toContainEqual(own);

  const twice = await user.call(api.services.addFreeForm, { params, body });
  expect(twice).toMatchObject({
    status: 422,
    body: { errors: { display_name: ['This category already has a service with this name.'] } },
  });
  for (const _ of ['once', 'again']) {
    const removed = await user.call(api.services.removeFreeForm, { params, body });
    expect(removed.status).toBe(204);
  }
  expect((await location()).location.free_form_services).not.toContainEqual(own);
});

test('a suggestion is listed, dismissed, restored and added over HTTP @SVC-4', async () => {
  const { user, params } = await owner();
  const read = async () => user.succeed(api.services.listSuggestions, { params });
  const { suggestions, has_google_suggestions: has } = await read();
  expect(has).toBe(true);
  const [first] = suggestions;
  if (!first) throw new Error('Nothing is suggested');
  expect(first).toMatchObject({
    dismissed: false,
    service_type_id: expect.stringMatching(/^job_/),
  });
  expect(first.categories.length).toBeGreaterThan(0);
  const body = { google_suggested_service_id: first.id };

  await user.succeed(api.services.dismissSuggestion, { params, body });
  expect((await read()).suggestions).toContainEqual({ ...first, dismissed: true });
  await user.succeed(api.services.undismissSuggestion, { params, body });
  expect((await read()).suggestions).toEqual(suggestions);

  await user.succeed(api.services.addSuggestion, { params, body });
  expect((await read()).suggestions).toEqual(suggestions.slice(1));
  const { primary_category: primary, additional_categories: additional } = await user.succeed(
    api.services.list,
    { params },
  );
  const listed = [primary, ...additional].flatMap((each) => each?.services ?? []);
  const service = { type: 'structured', service_type_id: first.service_type_id };
  expect(listed.filter((each) => each.type === 'structured')).toContainEqual({
    ...service,
    display_name: first.display_name,
    category_id: first.categories[0]?.id,
  });

  const id = { service_type_id: first.service_type_id };
  await user.succeed(api.services.removeStructured, { params, body: id });
  expect((await read()).suggestions).toEqual(suggestions);
});

test("attributes have the contract's names @ATTR-1", async () => {
  const { user, params } = await owner();
  const { available } = await user.succeed(api.attributes.show, { params });
  const parking = available.find(({ value_type: type }) => type === 'REPEATED_ENUM');
  const [set, unset] = parking?.value_metadata ?? [];
  if (!parking || !set || !unset) throw new Error('Nothing has several choices');
  const wanted = {
    name: parking.name,
    values: [set.value],
    unset_values: [String(unset.value)],
  };
  const { attributes } = await user.succeed(api.attributes.update, {
    params,
    body: { attributes: [wanted] },
  });
  expect(attributes).toContainEqual({ ...wanted, value_type: 'REPEATED_ENUM' });
  expect(await user.succeed(api.attributes.show, { params })).toEqual({ attributes, available });

  const refused = await user.call(api.attributes.update, {
    params,
    body: { attributes: [{ name: 'attributes/no_such_thing', values: [true] }] },
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'attributes.0.name': ['This attribute doesn’t exist.'] } },
  });
});

test('the owner’s location with duplicate services refuses every change while they are blocked @SVC-7', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner');
  const { data } = await user.succeed(api.locations.list, { query: { page: { size: 100 } } });
  const found = data.find(({ label }) => label === 'Duplicate services');
  if (!found) throw new Error('No location has duplicate services');
  const params = { id: found.id };
  const show = () => user.succeed(api.locations.show, { params });
  const { location } = await show();
  const [type] = location.structured_services;
  const [own] = location.free_form_services;
  const { suggestions } = await user.succeed(api.services.listSuggestions, { params });
  const named = { category_id: own?.category_id, display_name: own?.display_name };
  const other = found.primary_category?.id === 'gcid:cafe' ? 'gcid:bakery' : 'gcid:cafe';
  twin.deps.db.update(profiles).set({ servicesBlocked: true }).run();
  const changes = [
    [api.services.addFreeForm, { ...named, display_name: 'Open day in March' }],
    [api.services.removeFreeForm, named],
    [api.services.removeStructured, { service_type_id: type?.service_type_id }],
    [api.services.addSuggestion, { google_suggested_service_id: suggestions[0]?.id }],
    [api.locations.autoResolveDuplicateServices, undefined],
    [api.locations.updateCategories, { primary_category_id: other, additional_category_ids: [] }],
  ] as const;
  for (const [endpoint, body] of changes)
    expect([endpoint.id, await user.send(endpoint, { params, body })]).toEqual([
      endpoint.id,
      expect.objectContaining({ status: 409 }),
    ]);
  expect(await show()).toEqual({ location });
});
