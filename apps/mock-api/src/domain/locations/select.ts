import type { LocationId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { invalid } from '../errors.ts';
import { ownLocationIds } from './list-by-ids.ts';
import { matchingLocationIds } from './list.ts';

/** LOC-7: named ones in the order they were named, or all that match, each once; at least one. */
export function selectLocations(
  deps: Deps,
  actor: Actor,
  selection: LocationSelection,
): readonly LocationId[] {
  if (selection.mode === 'ids') return named(deps, actor, selection.locations);
  const { mode: _, ...filters } = selection;
  const ids = matchingLocationIds(deps, actor, filters);
  if (ids.length === 0) throw invalid({ selection: ['No location matches. Choose others.'] });
  return ids;
}

/** LOC-7: somebody decided about as many as they saw, and not about what matches since. */
export function refuseOtherCount(selection: LocationSelection, count: number): void {
  if (selection.mode === 'ids' || (selection.expected_count ?? count) === count) return;
  const seen = selection.expected_count?.toLocaleString('en-GB');
  const match = count === 1 ? 'location matches' : 'locations match';
  throw invalid({
    'selection.expected_count': [`${count.toLocaleString('en-GB')} ${match} by now, not ${seen}.`],
  });
}

/** PERM-1: somebody else's is as missing as what never was. */
function named(deps: Deps, actor: Actor, ids: readonly LocationId[]): readonly LocationId[] {
  const own = ownLocationIds(deps, actor, ids);
  const missing = ids.flatMap((id, index) =>
    own.has(id) ? [] : [[`selection.locations.${index}`, ['There is no such location.']] as const],
  );
  if (missing.length > 0) throw invalid(Object.fromEntries(missing));
  return [...new Set(ids)];
}
