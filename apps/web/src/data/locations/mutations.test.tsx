import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { managedLocation } from '../../test/managed-location.ts';
import { renderHookWithQueries } from '../../test/render.tsx';
import { queryClient } from '../api/query-client.ts';
import { useSaveLocation } from './mutations.ts';
import { locationQueries } from './queries.ts';

const { id } = managedLocation;

test('@DET-2 a save ends before the reads of its publication, so that the next edit can be saved', async () => {
  const reads: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('patch-attempts')) return Response.json({ location: managedLocation });
    reads.push(path);
    return new Promise(() => undefined);
  });
  const attempts = locationQueries.currentPatchAttempts(id);
  queryClient.setQueryData(attempts.queryKey, { patch_attempts: [] });
  const unsubscribe = new QueryObserver(queryClient, {
    ...attempts,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(() => undefined);
  const { result } = await renderHookWithQueries(() => useSaveLocation(id));
  const ended = vi.fn<() => void>();
  void result.current
    .mutateAsync({
      patch: { name: managedLocation.name },
      categories: null,
      categoriesFirst: false,
      onPart: () => undefined,
    })
    .then(ended);
  await expect.poll(() => reads).not.toEqual([]);
  await expect.poll(() => ended).toHaveBeenCalled();
  unsubscribe();
});
