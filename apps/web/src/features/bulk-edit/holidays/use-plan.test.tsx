import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { renderHookWithQueries } from '../../../test/render.tsx';
import { usePlan } from './use-plan.ts';

const closed = (date: string, location: number) => ({
  selection: { mode: 'ids' as const, locations: [LocationId.parse(location)] },
  date,
  plan: { type: 'closed' as const },
});

beforeEach(() => {
  sessionStorage.clear();
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1) },
  });
});

test('@BULK-1 undo removes exactly the days that one action planned', async () => {
  const { act, result } = await renderHookWithQueries(usePlan);
  const [eve, day] = ['2026-12-24', '2026-12-25'];
  const one = closed(eve, 1);
  const column = [closed(eve, 2), closed(day, 2)];
  await act(() => result.current.add(one));
  await act(() => result.current.add(...column));
  await act(() => result.current.add(closed(day, 3)));
  await act(() => result.current.leaveOut(eve, day));
  expect(result.current.dates).toEqual([]);
  await act(() => result.current.takeBack());
  expect(result.current.dates).toEqual([eve, day]);
  await act(() => result.current.takeBack());
  expect(result.current.steps).toEqual([one, ...column]);
  const { result: reloaded, act: later } = await renderHookWithQueries(usePlan);
  await later(() => reloaded.current.takeBack());
  expect(reloaded.current.steps).toEqual([one]);
});

test('@BULK-1 a date that is not planned is removed without a step to undo', async () => {
  const { act, result } = await renderHookWithQueries(usePlan);
  const one = closed('2026-12-24', 1);
  await act(() => result.current.add(one));
  await act(() => result.current.leaveOut('2026-12-25'));
  await act(() => result.current.takeBack());
  expect(result.current.steps).toEqual([]);
});

test('@BULK-1 a long plan survives a reload', async () => {
  const first = await renderHookWithQueries(usePlan);
  const steps = Array.from({ length: 600 }, (_, at) =>
    closed(`2026-12-${at % 2 === 0 ? 24 : 25}`, at + 1),
  );
  await first.act(() => first.result.current.add(...steps));
  const reloaded = await renderHookWithQueries(usePlan);
  expect(reloaded.result.current.steps).toEqual(steps);
});
