import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';

type Updates = readonly GoogleUpdate[];
type Waits = (update: GoogleUpdate) => boolean;

/** UPD-4: the next one that waits, else the first that does. */
export function nextUnresolved(
  updates: Updates,
  waits: Waits,
  after: GoogleUpdateId | undefined,
): GoogleUpdate | undefined {
  const position = updates.findIndex(({ id }) => id === after);
  const others = updates.filter((update) => update.id !== after && waits(update));
  return others.find((update) => updates.indexOf(update) > position) ?? others[0];
}

interface Choice {
  readonly updates: Updates;
  readonly waits: Waits;
  readonly isDecided: (update: GoogleUpdate) => boolean;
  readonly chosen: GoogleUpdateId | undefined;
}

/** What stands beside the list: the chosen one, and in its place the next as soon as it is decided. */
export function selectedOf({
  updates,
  waits,
  isDecided,
  chosen,
}: Choice): GoogleUpdate | undefined {
  const update = updates.find(({ id }) => id === chosen);
  return update && isDecided(update) ? nextUnresolved(updates, waits, chosen) : update;
}
