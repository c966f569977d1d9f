import type { MutationMeta } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { queryClient } from './query-client.ts';

/** Runs an action that validates, loads code or reads before its write, and announces its wait like that of a write. */
export const runPress = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  runMutation(work, undefined, { changesNothing: true });

/** A write by a loader, which cannot use hooks but needs the same retries and reports. */
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
