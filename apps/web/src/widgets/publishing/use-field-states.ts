import type { Location } from '@placekeeper/contracts/model/location';
import { isProviderField, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { useState } from 'react';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { fieldStates, withRetries, type FieldStates } from './field-states.ts';

/** If a request fails, the state of the remaining fields is `unknown`. */
export function useFieldStates(location: Location): FieldStates {
  const { id, gbp_management_status: status } = location;
  const current = usePrefetched(locationQueries.currentPatchAttempts(id));
  const failed = usePrefetched(locationQueries.failedPatchAttempts(id));
  const attempts = current.data?.patch_attempts ?? [];
  const states = withRetries(fieldStates(attempts, failed.data, status), location);
  const isUnread = [current, failed].some(({ isError, data }) => isError && data === undefined);
  const isStillSent = status === 'disabled' && attempts.length > 0;
  // A finished attempt is no longer current, but only a later read of the failed attempts shows whether it failed.
  const isAnswered = !isStillSent && failed.dataUpdatedAt >= current.dataUpdatedAt;
  return {
    ...useUnanswered(states, isAnswered),
    ...(isUnread && { others: { kind: 'unknown' } }),
  };
}

/** A field whose edit has ended is `unknown` until Google's answer is read. */
function useUnanswered(states: FieldStates, isAnswered: boolean): FieldStates {
  const [sent, setSent] = useState<readonly ProviderField[]>([]);
  const names = Object.keys(states).filter(isProviderField);
  const open = names.filter((name) => states[name]?.kind !== 'failed');
  const unanswered = isAnswered ? [] : sent.filter((name) => !states[name]);
  const next = [...open, ...unanswered];
  if (next.join() !== sent.join()) setSent(next);
  if (unanswered.length === 0) return states;
  return {
    ...states,
    ...Object.fromEntries(unanswered.map((name) => [name, { kind: 'unknown' }])),
  };
}
