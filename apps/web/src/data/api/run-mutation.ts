import type { MutationMeta } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { queryClient } from './query-client.ts';

/** A press that validates, loads code or reads before it writes: its waits are announced like those of a write. */
export const runPress = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  runMutation(work, undefined, { changesNothing: true });

/** A write that a navigation asks for: a loader has no hooks, but the same retries and reports. */
export function runMutation<Answer, Variables>(
  write: (variables: Variables) => Promise<Answer>,
  variables: Variables,
  meta?: MutationMeta,
): Promise<Answer> {
  return queryClient
    .getMutationCache()
    .build<Answer, ApiError, Variables, unknown>(queryClient, {
      mutationFn: write,
      ...(meta && { meta }),
    })
    .execute(variables);
}
