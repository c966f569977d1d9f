import type { BulkEditId, LocationId } from '@placekeeper/contracts/core/id';
import type { BulkChanges, LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import { eq } from 'drizzle-orm';
import { profiles } from '../db/schema/provider.ts';
import { previewBulkEdit } from '../domain/bulk-edits/preview.ts';
import { showBulkEdit, type ItemView } from '../domain/bulk-edits/show.ts';
import { startBulkEdit } from '../domain/bulk-edits/start.ts';
import { bulkEditToWire } from '../domain/bulk-edits/wire.ts';
import { minutes } from '../domain/clock.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { createLocationBench } from './location-bench.ts';

/** Locations to be edited together, all managed. */
export function createBulkEditBench(changes: readonly Partial<Profile>[] = [{}, {}, {}]) {
  const bench = createLocationBench(changes);
  const { deps, actor } = bench;
  const all = (): LocationSelection => ({ mode: 'matching' });

  const show = (id: BulkEditId) => {
    const { edit, totals, page } = showBulkEdit(deps, actor(), { id, page: { size: 1000 } });
    return { ...bulkEditToWire(deps, actor(), edit, totals), items: page.items };
  };

  return {
    ...bench,
    start: (wanted: BulkChanges, selection = all()): BulkEditId =>
      startBulkEdit(deps, actor(), { selection, changes: wanted }).edit.id,
    /** Starts, and lets all of it happen. */
    make(wanted: BulkChanges, selection = all()): BulkEditId {
      const id = this.start(wanted, selection);
      bench.advance(minutes(30));
      return id;
    },
    preview: (wanted: BulkChanges, selection = all()) =>
      previewBulkEdit(deps, actor(), { selection, changes: wanted, page: { size: 1000 } }),
    show,
    item(id: BulkEditId, locationId: LocationId): ItemView {
      const found = show(id).items.find((item) => item.locationId === locationId);
      if (!found) throw new Error(`Bulk edit ${id} has no location ${locationId}`);
      return found;
    },
    statuses: (id: BulkEditId) => show(id).items.map(({ status }) => status),
    profile: (id: LocationId) => bench.row(id).profile,
    /** What the public sees becomes something else, and nobody is told. */
    setLive(id: LocationId, change: Partial<Profile>) {
      deps.db
        .update(profiles)
        .set({ live: { ...bench.live(id), ...change } })
        .where(eq(profiles.id, bench.row(id).profileId))
        .run();
    },
  };
}

export type BulkEditBench = ReturnType<typeof createBulkEditBench>;
