import {
  plainContext,
  type BulkContext,
  type Subject,
} from '@placekeeper/contracts/bulk/bulk-context';
import { attributesAmong } from '@placekeeper/contracts/bulk/edited-state';
import { subjectOf, withKnownAttributes } from '@placekeeper/contracts/bulk/subject-of-location';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { Location } from '@placekeeper/contracts/model/location';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of-locations';
import { readAttributes } from '../../data/attributes/read-attributes.ts';
import { queryClient } from '../../data/api/query-client.ts';
import type { JobItem } from '../../data/batch/job.ts';
import { valuesOfItem } from '../../data/bulk-edit/item-values.ts';
import { readAllLocations } from '../../data/portfolio/read-locations.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { readPendingUpdates } from '../../data/updates/pending-updates.ts';
import { utcToday } from '../../lib/text/day-of.ts';

export async function contextFor(found: readonly Location[]): Promise<BulkContext> {
  const { tags: known } = await queryClient.query(tagQueries.list());
  return plainContext(utcToday(), catalogueOf(found), known);
}

export interface PresentItem {
  readonly item: JobItem;
  /** Undefined if the location no longer exists. */
  readonly subject: Subject | undefined;
  readonly updates: readonly GoogleUpdate[];
}

export async function readPresentItems(
  items: readonly JobItem[],
  signal: AbortSignal,
): Promise<{ readonly present: readonly PresentItem[]; readonly context: BulkContext }> {
  const ids = items.flatMap(({ location }) => location?.id ?? []);
  const fields = new Set(items.flatMap((item) => Object.keys(valuesOfItem(item).after)));
  const found = new Map<number, Location>();
  await readAllLocations(
    ids,
    (read) => {
      for (const location of read) found.set(location.id, location);
    },
    { signal },
  );
  const pending = await readPendingUpdates(ids, [...fields], signal);
  const context = await contextFor([...found.values()]);
  const present = await Promise.all(
    items.map(async (item): Promise<PresentItem> => {
      const location = found.get(item.location?.id ?? 0);
      return {
        item,
        subject: location && (await subjectFor(item, location, signal)),
        updates: (location && pending.get(location.id)) ?? [],
      };
    }),
  );
  return { present, context };
}

/** Requests the attributes only if the item changes attributes. */
export async function subjectFor(
  item: JobItem,
  location: Location,
  signal: AbortSignal,
): Promise<Subject> {
  const subject = subjectOf(location);
  if (attributesAmong(Object.keys(valuesOfItem(item).after)).length === 0) return subject;
  return withKnownAttributes(subject, (await readAttributes(location.id, signal)).attributes);
}
