import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { historyFields } from '@placekeeper/contracts/model/field-history';
import type { Location } from '@placekeeper/contracts/model/location';
import type { Refusal } from '@placekeeper/contracts/model/patch-attempt';
import { fieldEdits } from '@placekeeper/contracts/rules/location-field-values';
import type { JournaledEdit } from '@placekeeper/contracts/rules/location-history';
import {
  rememberedField,
  type RememberedField,
} from '@placekeeper/contracts/rules/remembered-refusal';
import { openDB, type DBSchema } from 'idb';
import { loadCurrentUser } from '../current-user/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { reportUnexpected } from '../http/report-unexpected.ts';

/** The oldest edits beyond this number are deleted. */
const keptEdits = 10_000;

interface KeptEdit extends Omit<JournaledEdit, 'id'> {
  readonly id?: number;
  readonly location: LocationId;
}

/** The declined fields of a location, as this browser stores them. */
interface KeptRefusal {
  readonly location: LocationId;
  readonly fields: Readonly<Record<string, RememberedField>>;
}

interface EditSchema extends DBSchema {
  refusals: { key: LocationId; value: KeptRefusal };
  edits: { key: number; value: KeptEdit; indexes: { location: LocationId } };
}

const open = (user: UserId) =>
  openDB<EditSchema>(`placekeeper.edits.${user}`, 2, {
    upgrade(created, version) {
      created.createObjectStore('refusals', { keyPath: 'location' });
      if (version > 0) return;
      const edits = created.createObjectStore('edits', { keyPath: 'id', autoIncrement: true });
      edits.createIndex('location', 'location');
    },
  });

/**
 * Stores edits in this browser, because the platform stores no history of them; a failure leaves a gap in the
 * history.
 */
export function journalEdit(before: Location | undefined, after: Location): void {
  const edits = before ? fieldEdits(before, after, historyFields) : [];
  journalEdits(after.id, edits);
}

export function journalEdits(location: LocationId, edits: ReturnType<typeof fieldEdits>): void {
  if (edits.length === 0) return;
  store(location, edits).then(
    () => queryClient.invalidateQueries({ queryKey: ['history'] }),
    (error: unknown) => reportUnexpected(error, 'edit-journal'),
  );
}

async function store(location: LocationId, edits: ReturnType<typeof fieldEdits>): Promise<void> {
  const user = await loadCurrentUser();
  const database = await open(user.id);
  const writing = database.transaction('edits', 'readwrite');
  const made_at = new Date().toISOString();
  for (const edit of edits) await writing.store.add({ ...edit, location, made_at });
  let over = (await writing.store.count()) - keptEdits;
  for (let oldest = await writing.store.openCursor(); oldest && over > 0; over -= 1) {
    await oldest.delete();
    oldest = await oldest.continue();
  }
  await writing.done;
  database.close();
}

/** Returns no edits if the browser has no storage. */
export async function readJournaledEdits(location: LocationId): Promise<readonly JournaledEdit[]> {
  try {
    const user = await loadCurrentUser();
    const database = await open(user.id);
    const found = await database.getAllFromIndex('edits', 'location', location);
    database.close();
    return found.map(({ id = 0, ...edit }) => ({ ...edit, id }));
  } catch (error) {
    reportUnexpected(error, 'edit-journal');
    return [];
  }
}

/**
 * Stores a refusal, because the platform drops it when the value changes. It also drops the reason when the field that
 * caused the refusal is corrected. Returns the stored refusals; none if the browser has no storage.
 */
export async function rememberRefusal(
  location: LocationId,
  { fields, errors }: Refusal,
): Promise<Pick<Refusal, 'sentWith' | 'since'>> {
  try {
    const user = await loadCurrentUser();
    const database = await open(user.id);
    const writing = database.transaction(['edits', 'refusals'], 'readwrite');
    const refusals = writing.objectStore('refusals');
    const before = (await refusals.get(location))?.fields ?? {};
    const remembered = new Map(
      fields.map((field) => [field, rememberedField(field, errors, before[field], Date.now())]),
    );
    if (fields.length === 0) await refusals.delete(location);
    else await refusals.put({ location, fields: Object.fromEntries(remembered) });
    const edits = writing.objectStore('edits');
    const sought = new Set<string>(fields);
    for (
      let newest =
        fields.length > 0 ? await edits.index('location').openCursor(location, 'prev') : null;
      newest && sought.size > 0;
      newest = await newest.continue()
    ) {
      const edit = newest.value;
      if (!sought.delete(edit.field) || edit.refusal) continue;
      const sentWith = remembered.get(edit.field)?.sentWith ?? [];
      const about = [edit.field, ...sentWith];
      await newest.update({
        ...edit,
        refusal: {
          fields: about,
          errors: errors.filter((error) => error.field === null || about.includes(error.field)),
          sentWith: { [edit.field]: sentWith },
        },
      });
    }
    await writing.done;
    database.close();
    const all = [...remembered];
    return {
      sentWith: Object.fromEntries(
        all.flatMap(([field, { sentWith }]) => (sentWith.length > 0 ? [[field, sentWith]] : [])),
      ),
      since: Object.fromEntries(all.map(([field, { since }]) => [field, since])),
    };
  } catch (error) {
    reportUnexpected(error, 'edit-journal');
    return {};
  }
}

export type RefusedFields = KeptRefusal['fields'];

/** The declined fields of each location, as this browser last read them; nothing if the browser has no storage. */
export async function readRefusals(): Promise<ReadonlyMap<LocationId, RefusedFields>> {
  try {
    const user = await loadCurrentUser();
    const database = await open(user.id);
    const all = await database.getAll('refusals');
    database.close();
    return new Map(all.map(({ location, fields }) => [location, fields]));
  } catch (error) {
    reportUnexpected(error, 'edit-journal');
    return new Map();
  }
}
