import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { queryClient } from '../api/query-client.ts';
import { keyOf } from '../api/query.ts';
import { callInQueue } from '../api/throttle.ts';
import { type JobItem, type NewItem, step } from '../batch/job.ts';
import type { JobKind } from '../batch/job-kinds.ts';
import { cacheLocationResponse } from '../batch/cache-location-response.ts';
import type { LocationRecord } from '../portfolio/location-record.ts';

const gone = { state: 'skipped', message: 'This location no longer exists.' } as const;

function managementJobs(wanted: 'enabled' | 'disabled'): JobKind {
  return {
    endpoints: [locations.enableManagement, locations.disableManagement],
    async lookUp({ location }, signal) {
      if (!location) return 'not-done';
      const { id } = location;
      const answer = await callInQueue(locations.show, { params: { id } }, signal);
      // A location that lost its authorization is managed as well.
      const isManaged = answer.location.gbp_management_status !== 'disabled';
      return isManaged === (wanted === 'enabled') ? 'done' : 'not-done';
    },
    outcomeOfFailure(_, { kind, message }) {
      if (kind === 'not-found') return gone;
      // Another user may have taken the slots since the dialog opened.
      return kind === 'conflict' || kind === 'forbidden' ? { state: 'skipped', message } : null;
    },
    onDone({ location }: JobItem, answers) {
      if (location) cacheLocationResponse(location.id, answers.at(-1));
    },
    onFinished() {
      for (const queryKey of [
        keyOf(currentUser.subscriptionMeta),
        ['locations'],
        ['updates'],
        ['services'],
      ])
        void queryClient.invalidateQueries({ queryKey });
    },
  };
}

export const enableJobs = managementJobs('enabled');
export const disableJobs = managementJobs('disabled');

const about = ({ id, name, store_code }: LocationRecord): Pick<NewItem, 'location' | 'title'> => ({
  location: { id, name, store_code },
  title: name,
});

/** LOC-5: uses up the free slots in the order of the selection. */
export function enableItems(
  records: readonly LocationRecord[],
  slots: { readonly free: number; readonly all: number } | null,
): readonly NewItem[] {
  let free = slots?.free ?? Infinity;
  return records.map((record) => {
    const item = { ...about(record), before: record.gbp_management_status, steps: [] };
    if (record.gbp_management_status === 'enabled') return { ...item, state: 'unchanged' };
    if (free <= 0)
      return {
        ...item,
        state: 'skipped',
        message: 'Your subscription has no free slots.',
      };
    free -= 1;
    return { ...item, steps: [step(locations.enableManagement, { params: { id: record.id } })] };
  });
}

export const disableItems = (records: readonly LocationRecord[]): readonly NewItem[] =>
  records.map((record) => {
    const item = { ...about(record), before: record.gbp_management_status };
    return record.gbp_management_status === 'disabled'
      ? { ...item, steps: [], state: 'unchanged' }
      : { ...item, steps: [step(locations.disableManagement, { params: { id: record.id } })] };
  });
