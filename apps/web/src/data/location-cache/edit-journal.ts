import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { historyFields } from '@placekeeper/contracts/model/field-history';
import type { Location } from '@placekeeper/contracts/model/location';
import { fieldEdits } from '@placekeeper/contracts/rules/location-field-values';
import type { JournaledEdit } from '@placekeeper/contracts/rules/location-history';
import { openDB, type DBSchema } from 'idb';
import { reportError } from '../../lib/telemetry/report-error.ts';
import { loadCurrentUser } from '../current-user/queries.ts';
import { queryClient } from '../api/query-client.ts';

/** The oldest edits beyond this number are deleted. */
const keptEdits = 10_000;

interface KeptEdit extends Omit<JournaledEdit, 'id'> {
  readonly id?: number;
  readonly location: LocationId;
}

interface EditSchema extends DBSchema {
  edits: { key: number; value: KeptEdit; indexes: { location: LocationId } };
}

const open = (user: UserId) =>
  openDB<EditSchema>(`placekeeper.edits.${user}`, 1, {
    upgrade(created) {
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
  if (edits.length === 0) return;
  store(after.id, edits).then(
    () => queryClient.invalidateQueries({ queryKey: ['history'] }),
    (error: unknown) => reportError(error, 'edit-journal'),
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
    reportError(error, 'edit-journal');
    return [];
  }
}
