import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { managedLocation } from '../../test/managed-location.ts';
import { renderHookWithQueries } from '../../test/render.tsx';
import { queryClient } from '../api/query-client.ts';
import { useAddSuggestion } from './mutations.ts';
import { serviceQueries, type Suggestion } from './queries.ts';

const { id } = managedLocation;
const suggestion = { id: 1, display_name: 'Birthday cakes', dismissed: false } as Suggestion;

test('@SVC-4 an added suggestion stays in its place if a read of the suggestions is under way', async () => {
  const reads = vi.fn<(path: string) => void>();
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'POST') return new Response(null, { status: 204 });
    if (!path.includes('suggested-services')) return new Response(null, { status: 404 });
    reads(path);
    return new Promise(() => undefined);
  });
  const suggestions = serviceQueries.suggestions(id);
  queryClient.setQueryData(suggestions.queryKey, {
    suggestions: [suggestion],
    has_google_suggestions: true,
  });
  const unsubscribe = new QueryObserver(queryClient, suggestions).subscribe(() => undefined);
  void queryClient.invalidateQueries({ queryKey: suggestions.queryKey });
  await expect.poll(() => reads).toHaveBeenCalledOnce();
  const { result } = await renderHookWithQueries(() => useAddSuggestion(id));
  await result.current.mutateAsync(suggestion);
  expect(queryClient.getQueryData(suggestions.queryKey)?.suggestions).toMatchObject([
    { display_name: 'Birthday cakes', added: true },
  ]);
  expect(queryClient.getQueryState(suggestions.queryKey)?.fetchStatus).toBe('idle');
  unsubscribe();
});
