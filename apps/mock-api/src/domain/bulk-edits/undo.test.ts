import type { TagId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tags } from '../../db/schema/tags.ts';
import { createBulkEditBench, type BulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { minutes, seconds } from '../clock.ts';
import { loseAuthorization } from '../google-accounts/lose-authorization.ts';
import { removeLocation } from '../locations/remove.ts';
import { updateLocation } from '../locations/update.ts';
import { loadSubjects } from './load-subjects.ts';
import { undoBulkEdit } from './undo.ts';

const described: BulkChanges = { set: { description: 'Books, new and old.', label: 'Edited' } };
const original = 'New and second-hand books by the water.';

const makeTag = ({ deps, user }: BulkEditBench, name: string): TagId =>
  deps.db.insert(tags).values({ userId: user.id, name }).returning().get().id;

const tagsOf = ({ deps }: BulkEditBench, id: BulkEditBench['id']) =>
  loadSubjects(deps, [id])
    .get(id)
    ?.state.tags.map(({ name }) => name);

const undo = (bench: BulkEditBench, id: Parameters<typeof undoBulkEdit>[2]) => {
  const { edit } = undoBulkEdit(bench.deps, bench.actor(), id);
  bench.advance(minutes(30));
  return edit;
};

describe('undoing @BULK-2', () => {
  test('puts every value back, here and in public, with progress', () => {
    const bench = createBulkEditBench();
    const id = bench.make(described);
    const { edit } = undoBulkEdit(bench.deps, bench.actor(), id);
    expect(edit.status).toBe('undoing');
    expect(bench.show(id)).toMatchObject({
      item_totals: { undoing: 3 },
      complete: 0,
      finished_at: null,
      can_be_undone: false,
      can_be_cancelled: false,
    });
    bench.advance(seconds(10));
    expect(bench.show(id)).toMatchObject({
      status: 'undone',
      complete: 3,
      errored: 0,
      item_totals: { undone: 3 },
      can_be_undone: false,
      can_be_retried: false,
    });
    for (const location of bench.ids) {
      expect(bench.profile(location).description).toBe(original);
      expect(bench.live(location).description).toBe(original);
      expect(bench.row(location).label).toBeNull();
    }
  });

  test('leaves what somebody changed since, field by field, and says which', () => {
    const bench = createBulkEditBench();
    const id = bench.make(described);
    updateLocation(bench.deps, bench.actor(), {
      id: bench.id,
      patch: { description: 'Mine now.' },
    });
    undo(bench, id);
    expect(bench.show(id)).toMatchObject({
      status: 'undone',
      item_totals: { undone: 2, conflict: 1 },
    });
    expect(bench.item(id, bench.id)).toMatchObject({
      status: 'conflict',
      message: 'Not everything was put back.',
      problems: { 'profile.description': 'Changed since; left as it is.' },
    });
    expect(bench.profile(bench.id).description).toBe('Mine now.');
    expect(bench.row(bench.id).label).toBeNull();
  });

  test('counts a value that somebody put back already as undone', () => {
    const bench = createBulkEditBench();
    const id = bench.make(described);
    updateLocation(bench.deps, bench.actor(), { id: bench.id, patch: { description: original } });
    undo(bench, id);
    expect(bench.show(id).item_totals).toEqual({ undone: 3 });
  });

  test('of tags takes away those it gave and gives back those it took', () => {
    const bench = createBulkEditBench([{}]);
    const [north, south] = [makeTag(bench, 'North'), makeTag(bench, 'South')];
    const first = bench.make({ tags: { add: [north] } });
    const second = bench.make({ tags: { add: [south], remove: [north] } });
    expect(tagsOf(bench, bench.id)).toEqual(['South']);
    undo(bench, second);
    expect(tagsOf(bench, bench.id)).toEqual(['North']);
    undo(bench, first);
    expect(tagsOf(bench, bench.id)).toEqual([]);
  });

  test('of tags minds neither a new name nor a deleted tag', () => {
    const bench = createBulkEditBench([{}]);
    const [north, south] = [makeTag(bench, 'North'), makeTag(bench, 'South')];
    const id = bench.make({ tags: { add: [north, south] } });
    bench.deps.db.update(tags).set({ name: 'Up north' }).where(eq(tags.id, north)).run();
    bench.deps.db.delete(tags).where(eq(tags.id, south)).run();
    undo(bench, id);
    expect(bench.show(id).item_totals).toEqual({ undone: 1 });
    expect(tagsOf(bench, bench.id)).toEqual([]);
  });

  test('of lists, hours, attributes and social profiles', () => {
    const bench = createBulkEditBench([
      {
        categories: { primary: 'gcid:accountant', additional: ['gcid:library'] },
        specialHours: [{ startDate: '2026-12-24', openTime: '09:00', closeTime: '12:00' }],
        serviceItems: [
          {
            structuredServiceItem: {
              serviceTypeId: 'job_type_id:payroll',
              displayName: 'Payroll',
            },
          },
        ],
        attributes: { 'attributes/has_restroom': { values: [true] } },
        socialProfiles: { facebook: 'https://www.facebook.com/harbour' },
      },
    ]);
    const before = bench.profile(bench.id);
    const id = bench.make({
      set: { label_type: 'red', business_website_slug: 'harbour', status: 'closed_temporarily' },
      periods: [],
      special_periods: { remove_dates: ['2026-12-24'] },
      primary_category_id: 'gcid:accountant',
      additional_categories: { add: ['gcid:book_store'], remove: ['gcid:library'] },
      services: {
        add: [
          { type: 'structured', service_type_id: 'job_type_id:bookkeeping' },
          { type: 'free_form', category_id: 'gcid:accountant', display_name: 'Late filing' },
        ],
        remove: [{ type: 'structured', service_type_id: 'job_type_id:payroll' }],
      },
      attributes: {
        set: [{ name: 'attributes/parking_options', values: ['free_parking_lot'] }],
        clear: ['attributes/has_restroom'],
      },
      social_profiles: { facebook: null, instagram: 'https://www.instagram.com/harbour' },
    });
    expect(bench.statuses(id)).toEqual(['completed']);
    const { labelType, websiteSlug, profile } = bench.row(bench.id);
    expect({ labelType, websiteSlug }).toEqual({ labelType: 'red', websiteSlug: 'harbour' });
    expect(profile).toMatchObject({
      openStatus: 'CLOSED_TEMPORARILY',
      categories: { primary: 'gcid:accountant', additional: ['gcid:book_store'] },
      regularHours: [],
      specialHours: [],
      attributes: { 'attributes/parking_options': { values: ['free_parking_lot'] } },
      socialProfiles: { instagram: 'https://www.instagram.com/harbour' },
    });
    expect(bench.live(bench.id)).toMatchObject({ categories: profile.categories });
    undo(bench, id);
    expect(bench.statuses(id)).toEqual(['undone']);
    expect(bench.profile(bench.id)).toEqual(before);
    expect(bench.row(bench.id)).toMatchObject({ labelType: null, websiteSlug: null });
    expect(bench.live(bench.id).serviceItems).toEqual(before.serviceItems);
  });

  test('leaves a store code that another location has by now', () => {
    const bench = createBulkEditBench([{ storeCode: 'HB-1' }, { storeCode: 'HB-2' }]);
    const [first, second = bench.id] = bench.ids;
    const id = bench.make({ set: { store_code: '' } });
    updateLocation(bench.deps, bench.actor(), { id: second, patch: { name: 'Quay' } });
    updateLocation(bench.deps, bench.actor(), { id: second, patch: { store_code: 'HB-1' } });
    undo(bench, id);
    expect(bench.statuses(id)).toEqual(['conflict', 'conflict']);
    expect(bench.item(id, first ?? bench.id).problems).toEqual({
      storeCode: 'Quay already has this store code.',
    });
    expect(bench.profile(second).storeCode).toBe('HB-1');
  });

  test('skips locations that are gone', () => {
    const bench = createBulkEditBench();
    const id = bench.make(described);
    removeLocation(bench.deps, bench.actor(), bench.id);
    undo(bench, id);
    expect(bench.show(id)).toMatchObject({
      status: 'undone',
      total: 3,
      item_totals: { undone: 2, deleted: 1 },
    });
  });

  test('also takes back what still waits for its account', () => {
    const bench = createBulkEditBench([{}]);
    loseAuthorization(bench.deps, bench.actor(), bench.token.id);
    const id = bench.make(described);
    expect(bench.statuses(id)).toEqual(['waiting']);
    undo(bench, id);
    expect(bench.statuses(id)).toEqual(['undone']);
    bench.reconnect();
    bench.advance(minutes(1));
    expect(bench.live(bench.id).description).toBe(original);
    expect(bench.statuses(id)).toEqual(['undone']);
  });

  test('tells when Google refuses the old value', () => {
    const bench = createBulkEditBench([{ openStatus: 'OPEN' }]);
    const id = bench.make({ set: { status: 'closed_permanently' } });
    expect(bench.statuses(id)).toEqual(['completed']);
    undo(bench, id);
    expect(bench.item(id, bench.id)).toMatchObject({
      status: 'undone',
      message: expect.stringMatching(/^Put back here, but Google refused it: /),
    });
    expect(bench.profile(bench.id).openStatus).toBe('OPEN');
  });

  test('is for bulk edits that changed something and have ended', () => {
    const bench = createBulkEditBench();
    const unchanging = bench.make({ set: { description: original } });
    const refusal = 'Nothing of this bulk edit can be put back.';
    expect(() => undo(bench, unchanging)).toThrow(refusal);
    const id = bench.start(described);
    expect(() => undo(bench, id)).toThrow(`Bulk edit ${id} is running.`);
    bench.advance(minutes(1));
    undo(bench, id);
    expect(() => undo(bench, id)).toThrow(refusal);
  });
});
