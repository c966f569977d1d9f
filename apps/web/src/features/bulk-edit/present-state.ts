import type { BulkContext, Subject } from '@placekeeper/contracts/bulk/bulk-context';
import { attributesAmong } from '@placekeeper/contracts/bulk/edited-state';
import { subjectOf, withKnownAttributes } from '@placekeeper/contracts/bulk/subject-of';
import type { Location } from '@placekeeper/contracts/model/location';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of';
import { profileFields } from '@placekeeper/contracts/profile/fields';
import { readAttributes } from '../../data/attributes/queries.ts';
import { queryClient } from '../../data/api/query-client.ts';
import type { JobItem } from '../../data/batch/job.ts';
import { today } from '../../data/bulk-edit/dry-run.ts';
import { valuesOfItem } from '../../data/bulk-edit/item-values.ts';
import { tagQueries } from '../../data/tags/queries.ts';

export async function contextFor(found: readonly Location[]): Promise<BulkContext> {
  const { tags: known } = await queryClient.query(tagQueries.list());
  const catalogue = catalogueOf(found);
  return {
    today: today(),
    catalogue,
    fields: profileFields(catalogue),
    tags: new Map(known.map((tag) => [tag.id, tag])),
    storeCodeError: () => null,
    attributeErrors: () => [],
    attributeAvailability: () => null,
  };
}

/** A location as the platform has it, with its attributes where the item changes some. */
export async function subjectFor(
  item: JobItem,
  location: Location,
  signal: AbortSignal,
): Promise<Subject> {
  const subject = subjectOf(location);
  if (attributesAmong(Object.keys(valuesOfItem(item).after)).length === 0) return subject;
  return withKnownAttributes(subject, (await readAttributes(location.id, signal)).attributes);
}
