import { UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { renderHookWithQueries } from '../../test/render.tsx';
import { queryClient } from '../api/query-client.ts';
import { currentUserQueries } from '../current-user/queries.ts';
import { useSavedViews } from './saved-views.ts';

test('@LOC-1 an undo reverts its own change and keeps later ones', async () => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
  const { result, act } = await renderHookWithQueries(useSavedViews);
  const names = () => result.current.views.map(({ name, query }) => `${name} ${query}`);
  const run = async (change: () => unknown) => {
    let undo: unknown;
    await act(() => {
      undo = change();
    });
    return () => act(() => typeof undo === 'function' && undo());
  };
  for (const name of ['Leeds', 'York', 'Hull'])
    await run(() => result.current.save({ name, query: 'a' }));

  const undoLeeds = await run(() => result.current.remove('Leeds'));
  const undoYork = await run(() => result.current.remove('York'));
  await undoLeeds();
  expect(names()).toEqual(['Leeds a', 'Hull a']);
  await undoYork();
  expect(names().toSorted()).toEqual(['Hull a', 'Leeds a', 'York a']);

  const undoRename = await run(() => result.current.rename('York', 'Whitby'));
  const undoReplace = await run(() => result.current.save({ name: 'Hull', query: 'b' }));
  await run(() => result.current.save({ name: 'Ripon', query: 'c' }));
  await undoRename();
  await undoReplace();
  expect(names().toSorted()).toEqual(['Hull a', 'Leeds a', 'Ripon c', 'York a']);

  const undoRemoval = await run(() => result.current.remove('York'));
  await run(() => result.current.save({ name: 'York', query: 'd' }));
  await undoRemoval();
  expect(names().toSorted()).toEqual(['Hull a', 'Leeds a', 'Ripon c', 'York d']);
});
