import type { MutationMeta } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { queryClient } from './query-client.ts';

/** Runs an action that validates, loads code or reads before its write. The notice of slow writes covers it too. */
export const runPress = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  runMutation(work, undefined, { changesNothing: true });

/** Runs a write outside components through the mutation cache, which reports errors and informs other windows. */
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
