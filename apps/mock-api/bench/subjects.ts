import { api } from '@placekeeper/contracts/api';
import type { HttpClient } from '../src/testing/http-client.ts';
import type { Subject } from './measure-load.ts';

/** The goals for an account with 100,000 locations. */
export interface Goal {
  /** The minimum number of requests per second, as a fraction of the number that bare Hono reaches. */
  readonly ofHello?: number;
  /** The maximum median time of an answer, in milliseconds. */
  readonly p50?: number;
}

export interface NamedSubject {
  readonly name: string;
  readonly shoot: Subject;
  readonly goal?: Goal;
}

const get =
  (path: string): Subject =>
  () => ({ method: 'GET', path });

/** The frequent calls of an account. The call that creates jobs comes last. */
export async function subjectsFor(client: HttpClient): Promise<readonly NamedSubject[]> {
  const { data, meta } = await client.succeed(api.locations.list, {
    query: { page: { size: 1000 } },
  });
  const ids = data.map(({ id }) => id);
  const lastPage = Math.ceil(meta.total / 25);
  const searches = ['street', 'puffin bath', 'zzzz', 'ab'].map((term): NamedSubject => ({
    name: `search "${term}"`,
    shoot: get(`/api/locations/list?search=${encodeURIComponent(term)}`),
    goal: { p50: 3.5 },
  }));
  return [
    {
      name: 'one location',
      shoot: (turn) => ({ method: 'GET', path: `/api/locations/${ids[turn % ids.length]}` }),
      goal: { ofHello: 0.2 },
    },
    { name: 'list', shoot: get('/api/locations/list'), goal: { ofHello: 0.045 } },
    { name: 'list, last page', shoot: get(`/api/locations/list?page[number]=${lastPage}`) },
    ...searches,
    { name: 'updates to review', shoot: get('/api/google-updates'), goal: { ofHello: 0.03 } },
    { name: 'spotlight ("harb")', shoot: get('/api/spotlight?query=harb'), goal: { p50: 3.5 } },
    {
      name: 'patch, attempt and event',
      shoot: (turn) => ({
        method: 'PATCH',
        path: `/api/locations/${ids[turn % ids.length]}`,
        body: JSON.stringify({ description: `Turn ${turn} of the benchmark.` }),
      }),
      goal: { ofHello: 0.05 },
    },
  ];
}
