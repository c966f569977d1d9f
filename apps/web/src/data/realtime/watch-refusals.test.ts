import { expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from '../current-user/queries.ts';
import { apiError, type FailureKind } from '../http/api-error.ts';
import { watchRefusals } from './watch-refusals.ts';

vi.mock('../../lib/telemetry/report-error.ts', () => ({
  reportError: () => undefined,
  reportDrift: () => undefined,
}));

const refuse = (kind: FailureKind) => () =>
  Promise.reject(apiError(kind === 'not-found' ? { kind } : { kind: 'forbidden' }));

test('@PERM-2 a refused read or write asks for the user again, a refused read of the user does not', async () => {
  const onRefusal = vi.fn();
  const stop = watchRefusals(onRefusal);
  const read = (queryKey: readonly unknown[], kind: FailureKind) =>
    queryClient.fetchQuery({ queryKey, queryFn: refuse(kind) }).catch(() => undefined);

  await read(['updates', 'list'], 'not-found');
  await read(currentUserQueries.show().queryKey, 'forbidden');
  expect(onRefusal).not.toHaveBeenCalled();
  await read(['updates', 'meta'], 'forbidden');
  expect(onRefusal).toHaveBeenCalledTimes(1);
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: refuse('forbidden') })
    .execute(undefined)
    .catch(() => undefined);
  expect(onRefusal).toHaveBeenCalledTimes(2);
  stop();
  await read(['updates', 'list'], 'forbidden');
  expect(onRefusal).toHaveBeenCalledTimes(2);
});
