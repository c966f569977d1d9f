import { api } from '@placekeeper/contracts/api';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../db/schema/locations.ts';
import { profiles } from '../db/schema/provider.ts';
import { createTestTwin, type TestTwin } from '../testing/test-twin.ts';

/** Makes Google block the services of the location's profile. */
function closeList({ deps: { db } }: TestTwin, id: LocationId): void {
  const location = db.select().from(locations).where(eq(locations.id, id)).get();
  if (!location) throw new Error('It is gone');
  db.update(profiles)
    .set({ servicesBlocked: true })
    .where(eq(profiles.id, location.profileId))
    .run();
}

async function owner() {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 9 });
  const { data } = await user.succeed(api.locations.list, {
    query: { gbp_management_status: 'enabled' },
  });
  const [location] = data;
  if (!location?.primary_category) throw new Error('The owner manages no location');
  const params = { id: location.id };
  return {
    twin,
    user,
    params,
    category: location.primary_category,
    location: () => user.succeed(api.locations.show, { params }),
    closeServices: () => closeList(twin, location.id),
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

test('without management nothing is suggested @SVC-5', async () => {
  const { user, params } = await owner();
  await user.succeed(api.locations.disableManagement, { params });
  expect(await user.succeed(api.services.listSuggestions, { params })).toEqual({
    suggestions: [],
    has_google_suggestions: false,
  });
});

test('blocked services are unblocked on request @SVC-7', async () => {
  const { user, params, category, closeServices } = await owner();
  closeServices();
  const add = () =>
    user.call(api.services.addFreeForm, {
      params,
      body: { category_id: category.id, display_name: 'Open day in March' },
    });
  expect(await add()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/enabling services again/) },
  });
  await user.succeed(api.services.retryEnabling, { params });
  expect((await add()).status).toBe(204);
});

test('blocked services cannot be removed @SVC-7', async () => {
  const { user, params, category, closeServices, location } = await owner();
  const body = { category_id: category.id, display_name: 'Open day in March' };
  await user.succeed(api.services.addFreeForm, { params, body });
  const { suggestions } = await user.succeed(api.services.listSuggestions, { params });
  const [suggestion] = suggestions;
  if (!suggestion) throw new Error('Nothing is suggested');
  const added = { google_suggested_service_id: suggestion.id };
  await user.succeed(api.services.addSuggestion, { params, body: added });
  closeServices();
  const before = await location();
  const type = { service_type_id: suggestion.service_type_id };
  const refusals = [
    await user.call(api.services.removeFreeForm, { params, body }),
    await user.call(api.services.removeStructured, { params, body: type }),
  ];
  for (const answer of refusals) {
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/enabling services again/) },
    });
  }
  expect(await location()).toEqual(before);
  await user.succeed(api.services.retryEnabling, { params });
  await user.succeed(api.services.removeFreeForm, { params, body });
  await user.succeed(api.services.removeStructured, { params, body: type });
  const { structured_services: types, free_form_services: own } = (await location()).location;
  expect(types.map((each) => each.service_type_id)).not.toContain(suggestion.service_type_id);
  expect(own).not.toContainEqual({ type: 'free_form', ...body });
});

test('categories of blocked services cannot be removed @SVC-7 @DET-2', async () => {
  const { user, params, category, closeServices, location } = await owner();
  const service = { category_id: category.id, display_name: 'Open day in March' };
  await user.succeed(api.services.addFreeForm, { params, body: service });
  closeServices();
  const before = await location();
  const other = category.id === 'gcid:cafe' ? 'gcid:bakery' : 'gcid:cafe';
  const body = { primary_category_id: other, additional_category_ids: [] };
  const change = () => user.call(api.locations.updateCategories, { params, body });
  expect(await change()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/belong to a category you removed/) },
  });
  expect(await location()).toEqual(before);
  await user.succeed(api.services.retryEnabling, { params });
  expect(await change()).toMatchObject({
    status: 200,
    body: { location: { primary_category: { id: other }, free_form_services: [] } },
  });
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

test('other accounts can neither read nor change any of it @PERM-1', async () => {
  const { twin, params, user: first } = await owner();
  const { suggestions } = await first.succeed(api.services.listSuggestions, { params });
  const stranger = await twin.as('new');
  const suggestion = { google_suggested_service_id: suggestions[0]?.id ?? 1 };
  const freeForm = { category_id: 'gcid:dentist', display_name: 'Open day' };
  const calls = [
    stranger.send(api.services.list, { params }),
    stranger.send(api.services.listSuggestions, { params }),
    stranger.send(api.services.dismissSuggestion, { params, body: suggestion }),
    stranger.send(api.services.undismissSuggestion, { params, body: suggestion }),
    stranger.send(api.services.addSuggestion, { params, body: suggestion }),
    stranger.send(api.services.addFreeForm, { params, body: freeForm }),
    stranger.send(api.services.removeFreeForm, { params, body: freeForm }),
    stranger.send(api.services.removeStructured, { params, body: { service_type_id: 'x' } }),
    stranger.send(api.services.retryEnabling, { params }),
    stranger.send(api.locations.autoResolveDuplicateServices, { params }),
    stranger.send(api.attributes.show, { params }),
    stranger.send(api.attributes.update, { params, body: { attributes: [] } }),
  ];
  for (const { status, body } of await Promise.all(calls))
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Not found.' } });
});

test('the owner has a location with blocked services and one with duplicates @SVC-7', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner');
  const labelled = async (label: string): Promise<LocationId> => {
    const { data } = await user.succeed(api.locations.list, { query: { page: { size: 100 } } });
    const found = data.find((location) => location.label === label);
    if (!found) throw new Error(`No location is labelled ${label}`);
    return found.id;
  };
  const closed = { id: await labelled('Services closed') };
  const add = { google_suggested_service_id: 0 };
  const { suggestions } = await user.succeed(api.services.listSuggestions, { params: closed });
  add.google_suggested_service_id = suggestions[0]?.id ?? 0;
  const addIt = () => user.send(api.services.addSuggestion, { params: closed, body: add });
  expect((await addIt()).status).toBe(409);
  await user.succeed(api.services.retryEnabling, { params: closed });
  expect((await addIt()).status).toBe(204);

  const doubled = { id: await labelled('Duplicate services') };
  const count = async () => {
    const { location } = await user.succeed(api.locations.show, { params: doubled });
    return [location.structured_services.length, location.free_form_services.length];
  };
  const [types = 0, own = 0] = await count();
  closeList(twin, doubled.id);
  const refused = await user.call(api.locations.autoResolveDuplicateServices, { params: doubled });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/enabling services again/) },
  });
  expect(await count()).toEqual([types, own]);
  await user.succeed(api.services.retryEnabling, { params: doubled });
  await user.succeed(api.locations.autoResolveDuplicateServices, { params: doubled });
  const [typesLeft = 0, ownLeft = 0] = await count();
  expect(typesLeft).toBeLessThan(types);
  expect(ownLeft).toBeLessThan(own);
  await user.succeed(api.locations.autoResolveDuplicateServices, { params: doubled });
  expect(await count()).toEqual([typesLeft, ownLeft]);
});
