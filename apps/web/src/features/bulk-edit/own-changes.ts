import type { UserId } from '@placekeeper/contracts/core/id';
import { sameField } from '@placekeeper/contracts/bulk/edited-state';
import type { Job, JobItem } from '../../data/batch/job.ts';
import { readItemsByState, readJobs } from '../../data/batch/journal.ts';
import { bulkEditKind } from '../../data/bulk-edit/bulk-edit-of-job.ts';
import { valuesOfItem } from '../../data/bulk-edit/item-values.ts';
import { formatDateTime } from '../../lib/text/format.ts';

export interface OwnChange {
  readonly job: Job;
  readonly fields: readonly string[];
}

/** A preview is read again at most this long before its edit is stored, in milliseconds. */
const previewMs = 60_000;
/** Only the newest edits can have run after a preview. */
const mostJobs = 5;

type ItemsOfLocations = ReadonlyMap<number, JobItem>;
/** Kept until the job ends, because each of its conflicts asks for the same items. */
const kept = new Map<string, Promise<ItemsOfLocations>>();

export const forgetOwnChanges = (): void => kept.clear();

function itemsOf(user: UserId, { id, counts }: Job): Promise<ItemsOfLocations> {
  const key = `${id}/${counts.done}`;
  const known = kept.get(key);
  if (known) return known;
  const read = readItemsByState(user, id, 'done').then(
    (items) =>
      new Map(items.flatMap((item) => (item.location ? [[item.location.id, item] as const] : []))),
  );
  kept.set(key, read);
  return read;
}

/** The newest other edit that wrote one of these fields' present values after the item's preview. */
export async function findOwnChange(
  user: UserId,
  item: JobItem,
  present: Readonly<Record<string, unknown>>,
): Promise<OwnChange | null> {
  const edits = (await readJobs(user)).filter(({ kind }) => kind === bulkEditKind);
  const own = edits.find(({ id }) => id === item.job);
  if (!own || !item.location) return null;
  for (const job of edits.filter(({ id }) => id !== item.job).slice(0, mostJobs)) {
    const written = (await itemsOf(user, job)).get(item.location.id);
    if (!written || (written.settled_at ?? 0) < own.created_at - previewMs) continue;
    const { after } = valuesOfItem(written);
    const fields = Object.keys(present).filter(
      (field) => field in after && sameField(field, after[field], present[field]),
    );
    if (fields.length > 0) return { job, fields };
  }
  return null;
}

/** `Your unfinished bulk edit from 26 Nov 2026, 14:03` */
export function ownEditText({ created_at: created, undoes, finished_at: end }: Job): string {
  const what = undoes === null ? 'bulk edit' : 'undo';
  const time = formatDateTime(created);
  return `Your ${end === null ? 'unfinished ' : ''}${what} from ${time}`;
}
