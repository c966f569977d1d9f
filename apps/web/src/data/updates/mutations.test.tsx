import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { plainUpdate } from '@placekeeper/contracts/testing/plain-update';
import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { renderHookWithQueries } from '../../test/render.tsx';
import { onLocationChange, type LocationChange } from '../location-cache/location-changes.ts';
import { queryClient } from '../api/query-client.ts';
import { rememberDecided } from './held-decisions.ts';
import { preloadNextPage, useDecideUpdate } from './mutations.ts';
import { reviewKey, updateQueries } from './queries.ts';

vi.mock('./decide-update.ts', () => ({ decideUpdate: async () => ({ location: null }) }));

test('@UPD-4 a decision restarts the refetch of an earlier decision, which may miss it', async () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const readList = () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  const { result } = await renderHookWithQueries(() => {
    useQuery({ queryKey: ['updates', 'list'], queryFn: readList });
    return useDecideUpdate('accept');
  });
  reads[0]?.resolve('two updates');
  result.current.mutate(GoogleUpdateId.parse(1));
  await expect.poll(() => reads).toHaveLength(2);
  result.current.mutate(GoogleUpdateId.parse(2));
  await expect.poll(() => reads).toHaveLength(3);
  reads[2]?.resolve('no updates');
});

test('@CARD-6 if the answer lacks the location, the location is read again', async () => {
  const changes: LocationChange[] = [];
  onLocationChange((change) => changes.push(change));
  const update = plainUpdate();
  rememberDecided([update]);
  const { result } = await renderHookWithQueries(() => useDecideUpdate('accept'));
  result.current.mutate(update.id);
  await expect.poll(() => changes).toEqual([{ kind: 'outdated', id: update.location.id }]);
});

test('@UPD-4 @UPD-2 the totals beside the filters leave out a decided update at once', async () => {
  const update = plainUpdate();
  rememberDecided([update]);
  const { queryKey } = updateQueries.meta({ active: true });
  queryClient.setQueryData(queryKey, {
    change_source_totals: { all: 149, google: 100 },
    field_totals: { title: 12 },
  });
  const { result } = await renderHookWithQueries(() => useDecideUpdate('accept'));
  result.current.mutate(update.id);
  await expect
    .poll(() => queryClient.getQueryData(queryKey))
    .toMatchObject({
      change_source_totals: { all: 148, google: 99 },
      field_totals: { title: 11 },
    });
});

test('@UPD-12 a decision during a read loads further rows after it, because the read may lack them', async () => {
  const page = (ids: readonly number[]) => ({
    items: ids.map((id) => ({ ...plainUpdate(), id: GoogleUpdateId.parse(id) })),
    answer: { meta: { total: 2 } },
  });
  const reads: PromiseWithResolvers<object>[] = [];
  const readReview = () => {
    const read = Promise.withResolvers<object>();
    reads.push(read);
    return read.promise;
  };
  await renderHookWithQueries(() =>
    useQuery({
      queryKey: [...reviewKey, {}],
      queryFn: readReview,
      initialData: page([1]),
      staleTime: 0,
    }),
  );
  await expect.poll(() => reads).toHaveLength(1);
  preloadNextPage();
  reads[0]?.resolve(page([1]));
  await expect.poll(() => reads).toHaveLength(2);
  reads[1]?.resolve(page([1, 2]));
  await expect.poll(() => queryClient.isFetching({ queryKey: reviewKey })).toBe(0);
  expect(reads).toHaveLength(2);
});
