import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { pageSizes } from '@placekeeper/contracts/rules/limits';

type Identified = Pick<GoogleUpdate, 'id'>;

/** UPD-4: the next unresolved update; after the last update, the first. */
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

/** The selected update; once it is resolved, the next unresolved update. */
export function shownUpdate<Update extends Identified>({
  updates,
  waits,
  isDecided,
  chosen,
}: Choice<Update>): Update | undefined {
  const update = updates.find(({ id }) => id === chosen);
  return update && isDecided(update) ? nextUnresolved(updates, waits, chosen) : update;
}

/** Shows one page plus the failed updates; prefetched updates stay hidden unless selected. */
export function visibleUpdates<Update extends Identified>(
  updates: readonly Update[],
  selected: Update | undefined,
  cameBack: (update: Update) => boolean,
): readonly Update[] {
  const places = updates.flatMap((update, place) => (cameBack(update) ? [] : [place]));
  const last = places[pageSizes.updates - 1] ?? updates.length - 1;
  const current = updates.findIndex(({ id }) => id === selected?.id);
  return updates.slice(0, Math.max(last, current) + 1);
}
