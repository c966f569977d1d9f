import { sameField } from '@placekeeper/contracts/bulk/edited-state';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { callInQueue, enqueueWithRetry } from '../../../data/api/throttle.ts';
import type { JobItem } from '../../../data/batch/job.ts';
import type { JobKind } from '../../../data/batch/job-kinds.ts';
import { cacheLocationResponse } from '../../../data/batch/cache-location-response.ts';
import { readFailedPatchAttempts } from '../../../data/location-cache/failed-patch-attempts.ts';
import { invalidatePatchAttempts } from '../../../data/location-cache/location-cache.ts';
import { readPendingUpdates } from '../../../data/updates/pending-updates.ts';
import { formatList } from '../../../lib/text/format.ts';
import { fieldName } from '../../field-value/field-name.ts';
import { knownValues, retriedValues } from './retry-items.ts';

const gone = { state: 'skipped', message: 'This location no longer exists.' } as const;
const notPublished = {
  state: 'skipped',
  message: 'Management is off for this location, so nothing is published.',
} as const;

const isDeclined = async (item: JobItem, signal: AbortSignal): Promise<boolean> => {
  if (!item.location) return false;
  const { id } = item.location;
  const { fields } = await enqueueWithRetry(() => readFailedPatchAttempts(id, signal), { signal });
  return Object.keys(retriedValues(item).values).some((field) =>
    fields.some((one) => one === field),
  );
};

const notSent = (fields: readonly string[], where: string) =>
  ({
    state: 'conflict',
    message: `Not sent. Changed ${where}: ${formatList(fields.map(fieldName))}.`,
  }) as const;

/** Sends declined values again, unless they have changed in the meantime. */
export const retryJobs: JobKind = {
  endpoints: [locations.update, locations.updateCategories, locations.updateSocialProfiles],
  async check(item, signal) {
    if (!item.location) return gone;
    const { id } = item.location;
    const { location } = await callInQueue(locations.show, { params: { id } }, signal);
    if (location.gbp_management_status === 'disabled') return notPublished;
    const { values, isScheduled } = retriedValues(item);
    const now = knownValues(location, Object.keys(values));
    const changed = Object.keys(values).filter(
      (field) => field in now && !sameField(field, now[field], values[field]),
    );
    if (changed.length > 0) return notSent(changed, 'in the meantime');
    if (!(await isDeclined(item, signal))) return { state: 'unchanged' };
    if (!isScheduled || location.has_unresolved_updates === false) return 'send';
    const pending = (await readPendingUpdates([id], Object.keys(values), signal)).get(id) ?? [];
    if (pending.length === 0) return 'send';
    return notSent([...new Set(pending.map((update) => update.field_name))], 'on Google');
  },
  lookUp: async (item, signal) => ((await isDeclined(item, signal)) ? 'not-done' : 'done'),
  outcomeOfFailure: (_, { kind }) => (kind === 'not-found' ? gone : null),
  onDone({ location }, answers) {
    if (!location) return;
    cacheLocationResponse(location.id, answers.at(-1));
    void invalidatePatchAttempts(location.id);
  },
};
