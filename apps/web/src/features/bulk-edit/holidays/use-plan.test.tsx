import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { renderHookWithQueries } from '../../../test/render.tsx';
import { usePlan } from './use-plan.ts';

test('@BULK-1 a long plan survives a reload', async () => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1) },
  });
  const first = await renderHookWithQueries(usePlan);
  const steps = Array.from({ length: 600 }, (_, at) => ({
    selection: { mode: 'ids' as const, locations: [LocationId.parse(at + 1)] },
    date: `2026-12-${at % 2 === 0 ? 24 : 25}`,
    plan: { type: 'closed' as const },
  }));
  await first.act(() => first.result.current.add(...steps));
  const reloaded = await renderHookWithQueries(usePlan);
  expect(reloaded.result.current.steps).toEqual(steps);
});
