import { SuggestedServiceId, LocationId, MediaId, TagId } from '@placekeeper/contracts/core/id';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHookWithQueries } from '../../test/render.tsx';
import { mediaKey } from '../location-cache/location-cache.ts';
import { useRemovePhoto } from '../media/mutations.ts';
import { useChooseNotifications } from '../notification-settings/mutations.ts';
import { notificationQueries } from '../notification-settings/queries.ts';
import { useAddSuggestion, useResolveDuplicates } from '../services/mutations.ts';
import { serviceQueries } from '../services/queries.ts';
import { useCreateTag, useRenameTag } from '../tags/mutations.ts';
import { tagQueries } from '../tags/queries.ts';
import { call } from './client.ts';
import { queryClient } from './query-client.ts';

const id = LocationId.parse(3);
const tag = { id: TagId.parse(1), name: 'North' };
let writes: number[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  writes = [];
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json({ tags: [tag], configurations: [] });
    writes.push(Date.now());
    return new Response('{}', { status: 429, headers: { 'Retry-After': '0' } });
  });
});

interface Press {
  readonly useWrite: () => {
    readonly mutate: (input: never, options: { readonly onError: () => void }) => void;
  };
  readonly input: unknown;
  /** The key of a read that the screen shows and the write invalidates. */
  readonly shown: QueryKey;
}

const presses: Readonly<Record<string, Press>> = {
  'a new tag': { useWrite: useCreateTag, input: 'South', shown: tagQueries.list().queryKey },
  'another name of a tag': {
    useWrite: useRenameTag,
    input: { id: tag.id, name: 'South', shown: tag.name },
    shown: tagQueries.list().queryKey,
  },
  'the end of a photo': {
    useWrite: () => useRemovePhoto(id),
    input: MediaId.parse(4),
    shown: mediaKey(id),
  },
  'a suggested service': {
    useWrite: () => useAddSuggestion(id),
    input: { id: SuggestedServiceId.parse(5) },
    shown: serviceQueries.suggestions(id).queryKey,
  },
  'the end of duplicates': {
    useWrite: () => useResolveDuplicates(id),
    input: undefined,
    shown: serviceQueries.ofLocation(id).queryKey,
  },
  'a choice of notifications': {
    useWrite: () => useChooseNotifications(id),
    input: 'off',
    shown: notificationQueries.list(id).queryKey,
  },
};

test.each(Object.entries(presses))(
  '@ERR-4 %s fails at its last refused call, and waits for no read',
  async (_, { useWrite, input, shown }) => {
    const end = new QueryObserver(queryClient, {
      queryKey: shown,
      queryFn: () => call(tags.list, {}),
      initialData: { tags: [tag], data: [], meta: { total: 0 } },
      retry: false,
    }).subscribe(() => undefined);
    const failed = vi.fn();
    const { result } = await renderHookWithQueries(() => useWrite());
    result.current.mutate(input as never, { onError: failed });
    for (let passed = 0; passed < 80_000 && failed.mock.calls.length === 0; passed += 250)
      await vi.advanceTimersByTimeAsync(250);
    expect(failed).toHaveBeenCalled();
    expect(writes.length).toBeGreaterThanOrEqual(4);
    expect(Date.now() - (writes.at(-1) ?? 0)).toBeLessThanOrEqual(500);
    end();
  },
);
