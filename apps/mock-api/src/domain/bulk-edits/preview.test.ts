import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { BulkChanges, LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import { describe, expect, test } from 'vitest';
import { tags } from '../../db/schema/tags.ts';
import { createAccount } from '../../seed/create-account.ts';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { actorFor } from '../actor.ts';
import { minutes } from '../clock.ts';
import { loseAuthorization } from '../google-accounts/lose-authorization.ts';
import { disableManagement } from '../locations/manage.ts';
import { previewBulkEdit } from './preview.ts';
import { outcomeMessages as messages } from '@placekeeper/contracts/bulk/assess';

const christmas: BulkChanges = {
  special_periods: { add: [{ start_date: '2026-12-25', closed: true }] },
};
const matching = (filters: object = {}): LocationSelection => ({ mode: 'matching', ...filters });

describe('a preview @BULK-1', () => {
  test('shows for each location what would change, be left and be refused, and writes nothing', () => {
    const bench = createBulkEditBench([
      {},
      { specialHours: [{ startDate: '2026-12-25', closed: true }] },
      { regularHours: [] },
      { openStatus: 'CLOSED_PERMANENTLY' },
    ]);
    const before = bench.deps.db.$client.serialize();
    const { forecast, items } = bench.preview({ ...christmas, set: { status: 'open' } });
    expect(bench.deps.db.$client.serialize().equals(before)).toBe(true);
    expect(forecast).toEqual({
      total: 4,
      changed: 1,
      unchanged: 1,
      refused: 2,
      unmanaged: 0,
      waiting: 0,
      estimated_seconds: 4,
      starts_in_seconds: 0,
    });
    const added = { specialHours: [{ start_date: '2026-12-25', closed: true }] };
    expect(items).toMatchObject([
      { status: 'pending', before: { specialHours: [] }, after: added, problems: {} },
      { status: 'unchanged', before: {}, after: {} },
      {
        status: 'refused',
        problems: { specialHours: 'Google refuses special hours without regular hours.' },
      },
      {
        status: 'refused',
        after: { 'openInfo.status': 'open' },
        problems: { 'openInfo.status': expect.stringContaining('cannot be reopened') },
      },
    ]);
  });

  test('comes true', () => {
    const bench = createBulkEditBench([
      {},
      { description: 'The same.' },
      { regularHours: [] },
      { openStatus: 'CLOSED_PERMANENTLY' },
      { title: 'Harbour Accountants', categories: { primary: 'gcid:accountant', additional: [] } },
    ]);
    const changes: BulkChanges = {
      ...christmas,
      set: { description: 'The same.', status: 'open' },
      services: { add: [{ type: 'structured', service_type_id: 'job_type_id:payroll' }] },
    };
    const { forecast, items } = bench.preview(changes);
    const id = bench.make(changes);
    const { item_totals: totals } = bench.show(id);
    expect(forecast.changed).toBe(totals.completed ?? 0);
    expect(forecast.refused).toBe((totals.refused ?? 0) + (totals.failed ?? 0));
    for (const item of items) {
      if (item.status !== 'pending' || item.locationId === null) continue;
      const { before, after } = bench.item(id, item.locationId);
      expect({ before, after }).toEqual({ before: item.before, after: item.after });
    }
  });

  test('names every problem of a location at once, each at its field', () => {
    const bench = createBulkEditBench([
      {
        regularHours: [],
        openStatus: 'CLOSED_PERMANENTLY',
        categories: {
          primary: 'gcid:book_store',
          additional: Array.from({ length: 9 }, (_, index) => `gcid:other_${index}`),
        },
      },
    ]);
    const { items } = bench.preview({
      ...christmas,
      set: { phone_number: '01174 1', status: 'open' },
      additional_categories: { add: ['gcid:library'] },
      services: {
        add: [
          { type: 'structured', service_type_id: 'job_type_id:payroll' },
          { type: 'free_form', category_id: 'gcid:accountant', display_name: 'Late filing' },
        ],
      },
      attributes: { set: [{ name: 'attributes/serves_breakfast', values: [true] }] },
    });
    expect(items[0]?.problems).toEqual({
      phoneNumbers: 'This is not a phone number that exists in GB.',
      specialHours: 'Google refuses special hours without regular hours.',
      categories: 'Google keeps 9 additional categories at most; this would be 10.',
      serviceItems:
        'Google offers “Payroll” for none of its categories. “Late filing” belongs to Accountant, which is none of its categories.',
      'openInfo.status': expect.stringContaining('cannot be reopened'),
      'attributes/serves_breakfast': 'Google offers Breakfast for none of its categories.',
    });
  });

  test('tells of locations that are not managed or have lost their account', () => {
    const bench = createBulkEditBench([{}, {}, {}]);
    disableManagement(bench.deps, bench.actor(), bench.id);
    const local = bench.preview(christmas);
    expect(local.forecast).toMatchObject({ changed: 3, unmanaged: 1, waiting: 0 });
    expect(local.items[0]?.message).toBe(messages.unmanaged);
    expect(local.items[1]?.message).toBeNull();

    loseAuthorization(bench.deps, bench.actor(), bench.token.id);
    const { forecast, items } = bench.preview(christmas);
    expect(forecast).toMatchObject({
      changed: 3,
      unmanaged: 1,
      waiting: 2,
      estimated_seconds: 0,
      starts_in_seconds: 0,
    });
    expect(items.map(({ message }) => message)).toEqual([
      messages.unmanaged,
      messages.waiting,
      messages.waiting,
    ]);
    // What is ours alone waits for nobody.
    const labels = bench.preview({ set: { label: 'Moved' } });
    expect(labels.forecast).toMatchObject({ changed: 3, unmanaged: 0, waiting: 0 });
    expect(labels.items[1]?.message).toBeNull();
  });

  test('asks Google only where it has a say', () => {
    const bench = createBulkEditBench([{ openStatus: 'CLOSED_PERMANENTLY' }]);
    expect(bench.preview({ set: { status: 'open' } }).forecast.refused).toBe(1);
    disableManagement(bench.deps, bench.actor(), bench.id);
    expect(bench.preview({ set: { status: 'open' } }).forecast.refused).toBe(0);
  });

  test('comes in pages, of one outcome if wanted', () => {
    const bench = createBulkEditBench(
      Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? { regularHours: [] } : {})),
    );
    const page = (request: object) =>
      previewBulkEdit(bench.deps, bench.actor(), {
        selection: matching(),
        changes: christmas,
        ...request,
      });
    expect(page({}).meta).toEqual({
      current_page: 1,
      last_page: 3,
      per_page: 25,
      total: 60,
      to: 25,
    });
    const refused = page({ status: 'refused', page: { number: 2, size: 15 } });
    expect(refused.meta).toMatchObject({ total: 20, current_page: 2, to: 20 });
    expect(refused.items).toHaveLength(5);
    expect(new Set(refused.items.map(({ status }) => status))).toEqual(new Set(['refused']));
    expect(refused.forecast).toMatchObject({ total: 60, changed: 40, refused: 20 });
  });
});

describe('a selection @LOC-7', () => {
  const names = (bench: ReturnType<typeof createBulkEditBench>, selection: LocationSelection) =>
    bench.preview({ set: { label: 'x' } }, selection).items.map(({ locationName }) => locationName);

  test('is what the list shows, without its exceptions', () => {
    const bench = createBulkEditBench([
      { title: 'Harbour A' },
      { title: 'Harbour B' },
      { title: 'Quay C' },
      { title: 'Quay D' },
    ]);
    const [a = bench.id, b = bench.id, c = bench.id] = bench.ids;
    const tag = bench.deps.db
      .insert(tags)
      .values({ userId: bench.user.id, name: 'North' })
      .returning()
      .get().id;
    bench.make({ tags: { add: [tag] }, set: { label: 'x' } }, { mode: 'ids', locations: [a, c] });
    disableManagement(bench.deps, bench.actor(), b);
    bench.set(c, { hasUnresolvedUpdates: true });
    expect(names(bench, matching())).toHaveLength(4);
    expect(names(bench, matching({ search: 'quay' }))).toEqual(['Quay C', 'Quay D']);
    expect(names(bench, matching({ only_tag_ids: [tag] }))).toEqual(['Harbour A', 'Quay C']);
    expect(names(bench, matching({ excluded_tag_ids: [tag] }))).toEqual(['Harbour B', 'Quay D']);
    expect(names(bench, matching({ search: 'quay', excluded_location_ids: [c] }))).toEqual([
      'Quay D',
    ]);
    expect(names(bench, matching({ gbp_management_status: 'disabled' }))).toEqual(['Harbour B']);
    expect(names(bench, matching({ has_unresolved_updates: true }))).toEqual(['Quay C']);
    bench.set(b, { hasFailedPatchAttempts: true });
    expect(names(bench, matching({ has_failed_patch_attempts: true }))).toEqual(['Harbour B']);
  });

  test('of named ones takes each once, in their order', () => {
    const bench = createBulkEditBench([{ title: 'A' }, { title: 'B' }, { title: 'C' }]);
    const [a = bench.id, , c = bench.id] = bench.ids;
    expect(names(bench, { mode: 'ids', locations: [c, a, c] })).toEqual(['C', 'A']);
  });

  test('has to find something', () => {
    const bench = createBulkEditBench();
    expect(() => bench.preview(christmas, matching({ search: 'nowhere' }))).toThrow(
      'No location matches.',
    );
  });

  test("of somebody else's is refused as nobody's is @PERM-1", () => {
    const bench = createBulkEditBench([{}]);
    const other = createAccount(bench.deps, { persona: 'basic', clock: 'manual', locations: 1 });
    const theirs = previewBulkEdit(bench.deps, actorFor(bench.deps, other), {
      selection: matching(),
      changes: christmas,
    }).items[0]?.locationId;
    for (const id of [theirs ?? bench.id, LocationId.parse(999_999)]) {
      expect(() => bench.start(christmas, { mode: 'ids', locations: [bench.id, id] })).toThrow(
        expect.objectContaining({
          kind: {
            status: 422,
            errors: { 'selection.locations.1': ['There is no such location.'] },
          },
        }),
      );
    }
    bench.advance(minutes(1));
    expect(bench.profile(bench.id).specialHours).toEqual([]);
  });
});

describe('changes that are wrong wherever they go are refused at their place @BULK-1 @ERR-4', () => {
  const refusals: readonly (readonly [BulkChanges, string, RegExp])[] = [
    [{}, 'changes', /at least one thing/],
    [{ set: {}, tags: { add: [] }, attributes: { clear: [] } }, 'changes', /at least one thing/],
    [{ set: { name: ' ' } }, 'changes.set.name', /Enter the business name/],
    [{ set: { website_url: 'nowhere' } }, 'changes.set.website_url', /full web address/],
    [{ set: { store_code: 'A-1' } }, 'changes.set.store_code', /belongs to one location/],
    [{ periods: [], set: { opening_hours: null } }, 'changes.periods', /Give the week once/],
    [
      { ...christmas, set: { opening_hours: null } },
      'changes.special_periods',
      /Give the special hours once/,
    ],
    [
      {
        periods: [
          { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '09:00' },
        ],
      },
      'changes.periods.0',
      /must differ/,
    ],
    [
      { special_periods: { add: [{ start_date: '2026-02-30', closed: true }] } },
      'changes.special_periods.add.0',
      /date that exists/,
    ],
    [
      { special_periods: { remove_dates: ['2026-12-25', '2026-13-01'] } },
      'changes.special_periods.remove_dates.1',
      /date that exists/,
    ],
    [{ primary_category_id: 'gcid:none' }, 'changes.primary_category_id', /no such category/],
    [
      { additional_categories: { add: ['gcid:library', 'gcid:none'] } },
      'changes.additional_categories.add.1',
      /no such category/,
    ],
    [
      { services: { add: [{ type: 'structured', service_type_id: 'none' }] } },
      'changes.services.add.0.service_type_id',
      /no such service/,
    ],
    [
      { services: { add: [{ type: 'free_form', category_id: 'none', display_name: 'A' }] } },
      'changes.services.add.0.category_id',
      /no such category/,
    ],
    [
      {
        services: {
          add: [{ type: 'free_form', category_id: 'gcid:library', display_name: ' ' }],
        },
      },
      'changes.services.add.0.display_name',
      /Enter the name/,
    ],
    [
      {
        services: {
          add: [{ type: 'free_form', category_id: 'gcid:library', display_name: 'x'.repeat(141) }],
        },
      },
      'changes.services.add.0.display_name',
      /140 characters; this one has 141/,
    ],
    [
      { attributes: { set: [{ name: 'attributes/none', values: [true] }] } },
      'changes.attributes.set.0.name',
      /no such attribute/,
    ],
    [
      {
        attributes: {
          set: [
            { name: 'attributes/has_restroom', values: [true] },
            { name: 'attributes/has_restroom', values: [false] },
          ],
        },
      },
      'changes.attributes.set.1.name',
      /named twice/,
    ],
    [
      { attributes: { set: [{ name: 'attributes/has_restroom', values: ['yes'] }] } },
      'changes.attributes.set.0.values.0',
      /yes or no/,
    ],
    [
      { attributes: { set: [{ name: 'attributes/parking_options', values: ['everywhere'] }] } },
      'changes.attributes.set.0.values.0',
      /values offered/,
    ],
    [
      { attributes: { set: [{ name: 'attributes/url_appointment', values: ['nowhere'] }] } },
      'changes.attributes.set.0.values.0',
      /full web address/,
    ],
    [
      { social_profiles: { tiktok: 'http://tiktok' } },
      'changes.social_profiles.tiktok',
      /begin with https/,
    ],
    [{ tags: { add: [TagId.parse(999)] } }, 'changes.tags.add.0', /no such tag/],
    [{ tags: { remove: [TagId.parse(999)] } }, 'changes.tags.remove.0', /no such tag/],
  ];

  test.each(refusals)('%j at %s', (changes, path, message) => {
    const bench = createBulkEditBench([{}, {}]);
    for (const ask of [bench.preview, bench.start]) {
      expect(() => ask(changes)).toThrow(
        expect.objectContaining({
          kind: { status: 422, errors: { [path]: [expect.stringMatching(message)] } },
        }),
      );
    }
  });

  test('a store code can be given to one location, and cleared for all', () => {
    const bench = createBulkEditBench([{}, {}]);
    const one: LocationSelection = { mode: 'ids', locations: [bench.id] };
    expect(bench.preview({ set: { store_code: 'A-1' } }, one).forecast.changed).toBe(1);
    expect(bench.preview({ set: { store_code: '' } }).forecast.changed).toBe(2);
  });
});
