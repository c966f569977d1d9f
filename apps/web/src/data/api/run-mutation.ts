import type { MutationMeta } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error.ts';
import { queryClient } from './query-client.ts';

/** Runs an action that validates, loads code or reads before its write. The notice of slow writes covers it too. */
export const runPress = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  runMutation(work, undefined, { changesNothing: true });

/**
 * For `onSettled`: a successful write waits until the changed data is read. ERR-4: a failed write reports its failure at
 * once, because a rate limit can delay the read.
 */
export const rereads =
  <Input>(read: (input: Input) => Promise<unknown>) =>
  async (_: unknown, failure: ApiError | null, input: Input): Promise<void> => {
    const answers = read(input);
    if (!failure) await answers;
  };

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
