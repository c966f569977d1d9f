import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';

/** The outcome of an import whose response was lost, or that was refused because another import was running. */
export type ImportOutcome = 'begun' | 'another-runs' | 'not-begun';

/**
 * ONB-6: a status has no id, so a running import with the same number of profiles, or an ended import of these ids,
 * counts as begun.
 */
export function outcomeOfImport(
  ids: readonly string[],
  status: ImportStatus,
  profiles: readonly Pick<GoogleLocation, 'id' | 'imported'>[],
): ImportOutcome {
  if (!importProgress(status).isComplete)
    return status.total === ids.length ? 'begun' : 'another-runs';
  const imported = new Set(profiles.filter((profile) => profile.imported).map(({ id }) => id));
  const failed = new Set(status.failures?.map(({ id }) => id));
  const ended =
    ids.some((id) => imported.has(id)) && ids.every((id) => imported.has(id) || failed.has(id));
  return ended ? 'begun' : 'not-begun';
}
