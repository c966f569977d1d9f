import { locations } from '@placekeeper/contracts/endpoints/locations';
import { isKind } from '../../../data/http/api-error.ts';
import { step, type NewItem } from '../../../data/batch/job.ts';
import type { JobKind } from '../../../data/batch/job-kinds.ts';
import { forgetLocations } from '../../../data/location-cache/location-cache.ts';
import { callInQueue } from '../../../data/api/throttle.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { queryClient } from '../../../data/api/query-client.ts';

export const deletionJobs: JobKind = {
  endpoints: [locations.remove],
  async lookUp({ location }, signal) {
    if (!location) return 'not-done';
    try {
      await callInQueue(locations.show, { params: { id: location.id } }, signal);
      return 'not-done';
    } catch (error) {
      if (isKind(error, 'not-found')) return 'done';
      throw error;
    }
  },
  outcomeOfFailure: (_, { kind }) => (kind === 'not-found' ? { state: 'done' } : null),
  onDone: ({ location }) => location && forgetLocations(new Set([location.id])),
  onFinished() {
    for (const name of ['locations', 'tags', 'updates', 'services', 'currentUser', 'spotlight'])
      void queryClient.invalidateQueries({ queryKey: [name] });
  },
};

export const deletionItems = (records: readonly LocationRecord[]): readonly NewItem[] =>
  records.map(({ id, name, store_code }) => ({
    location: { id, name, store_code },
    title: name,
    steps: [step(locations.remove, { params: { id } })],
  }));
