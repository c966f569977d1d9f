import type { EventPayload } from '@placekeeper/contracts/events';
import type { FailedProfile, ImportCounts } from '../queries/import-status.ts';

/** An event is limited to ten kilobytes: longer lists of failures are only in the import status. */
const maximumFailures = 10;

/** Continues the counts of an import, and builds the event of each profile (IMP-3). */
export function startProgress(start: ImportCounts, known: readonly FailedProfile[]) {
  const failures = [...known];
  let { complete, errored } = start;

  const state = () => ({
    total: start.total,
    complete,
    errored,
    ...(failures.length <= maximumFailures && {
      failures: failures.map((failure) => ({ ...failure })),
    }),
  });

  return {
    counts: () => ({ complete, errored }),
    imported(
      location: EventPayload<'location.imported'>['location'],
    ): EventPayload<'location.imported'> {
      complete += 1;
      return { ...state(), location };
    },
    errored(failure: FailedProfile): EventPayload<'location.import-errored'> {
      complete += 1;
      errored += 1;
      failures.push(failure);
      return { ...state(), title: failure.title, message: failure.message };
    },
  };
}
