import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { TagId } from '@placekeeper/contracts/core/id';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { apiError, type Failure } from '../http/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { createTag } from './mutations.ts';
import { tagQueries } from './queries.ts';

const platform = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/client.ts', () => platform);

const tag = (id: number, name: string): Tag => ({ id: z.parse(TagId, id), name });
const audited = tag(1, 'Audited');
const flagship = tag(2, 'Flagship');
const taken: Failure = { kind: 'validation', fields: { name: ['It already exists.'] } };

function create(name: string, failure: Failure, before: readonly Tag[], after: readonly Tag[]) {
  queryClient.setQueryData(tagQueries.list().queryKey, { tags: [...before] });
  platform.call.mockImplementation(async (endpoint: AnyEndpoint) => {
    if (endpoint === tags.list) return { tags: after };
    throw apiError(failure, { endpoint: 'tags.create' });
  });
  return createTag(name);
}

test.each([taken, { kind: 'offline' } as const])(
  '@TAG-1 @ERR-4 a tag in the list counts as created despite the error %j',
  async (failure) => {
    const both = [audited, flagship];
    expect(await create(' Flagship ', failure, [audited], both)).toEqual({ tag: flagship });
  },
);

test('@TAG-1 a tag that the response lacks is found by its name', async () => {
  queryClient.removeQueries(tagQueries.list());
  platform.call.mockImplementation(async (endpoint: AnyEndpoint) =>
    endpoint === tags.list ? { tags: [audited, flagship] } : {},
  );
  expect(await createTag(' Flagship ')).toEqual({ tag: flagship });
  platform.call.mockImplementation(async (endpoint: AnyEndpoint) => {
    if (endpoint === tags.list) throw apiError({ kind: 'offline' }, { endpoint: 'tags.list' });
    return {};
  });
  expect(await createTag('Flagship')).toEqual({ tag: undefined });
});

test('@TAG-1 an existing name is refused, and a missing tag was not created', async () => {
  await expect(create('Audited', taken, [audited], [audited])).rejects.toMatchObject(taken);
  const lost = { kind: 'offline' } as const;
  await expect(create('Flagship', lost, [audited], [audited])).rejects.toMatchObject(lost);
});
