import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';

type Identified = Pick<GoogleUpdate, 'id'>;

/** UPD-4: the next one that waits, else the first that does. */
export function nextUnresolved<Update extends Identified>(
  updates: readonly Update[],
  waits: (update: Update) => boolean,
  after: GoogleUpdateId | undefined,
): Update | undefined {
  const position = updates.findIndex(({ id }) => id === after);
  const others = updates.filter((update) => update.id !== after && waits(update));
  return others.find((update) => updates.indexOf(update) > position) ?? others[0];
}

interface Choice<Update> {
  readonly updates: readonly Update[];
  readonly waits: (update: Update) => boolean;
  readonly isDecided: (update: Update) => boolean;
  readonly chosen: GoogleUpdateId | undefined;
}

/** What stands beside the list: the chosen one, and in its place the next as soon as it is decided. */
export function selectedOf<Update extends Identified>({
  updates,
  waits,
  isDecided,
  chosen,
}: Choice<Update>): Update | undefined {
  const update = updates.find(({ id }) => id === chosen);
  return update && isDecided(update) ? nextUnresolved(updates, waits, chosen) : update;
}
