import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Hono } from 'hono';
import { createApp } from '../src/app.ts';
import { openDatabase } from '../src/db/client.ts';
import { createHub } from '../src/realtime/hub.ts';
import { generateProfiles } from '../src/seed/profiles/generate-profiles.ts';
import { readSpreadsheet } from '../src/spreadsheet/read-spreadsheet.ts';
import { writeSpreadsheet } from '../src/spreadsheet/write-spreadsheet.ts';

/** How the twin fares with many locations. Every figure is the time of one request in this process, in milliseconds. */
const rows = Number(process.argv[2] ?? 25_000);
const rounds = 300;

const timed = async <Result>(
  what: string,
  work: () => Result | Promise<Result>,
): Promise<Result> => {
  const start = performance.now();
  const result = await work();
  console.log(
    `${what.padEnd(34)} ${Math.round(performance.now() - start).toLocaleString('en')} ms`,
  );
  return result;
};

const text = writeSpreadsheet(generateProfiles({ seed: 1, count: rows }));
console.log(`${rows.toLocaleString('en')} rows, Node ${process.version}\n`);
await timed('read the spreadsheet', () => readSpreadsheet(text, { today: '2026-03-02' }));

const credentials = { key: 'bench', secret: 'bench' };
const deps = {
  db: openDatabase(':memory:', join(import.meta.dirname, '../drizzle')),
  hub: createHub(credentials),
  clock: Date.now,
};
const app = createApp(deps, { credentials });
const hello = new Hono().get('/', (context) => context.json({ hello: 'world' }));

const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
const account = await timed(`seed ${rows.toLocaleString('en')} locations`, () =>
  app.request('/__mock/accounts', {
    method: 'POST',
    headers,
    body: JSON.stringify({ persona: 'agency', locations: rows }),
  }),
);
const cookies = account.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const token =
  cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
const signedIn = {
  ...headers,
  Cookie: cookies.join('; '),
  'X-XSRF-TOKEN': decodeURIComponent(token),
};

const get = (path: string) => app.request(path, { headers: signedIn });
const first = (await (await get('/api/locations/list')).json()) as {
  data: { id: number }[];
  meta: { last_page: number };
};
await timed('export all', async () => (await get('/api/locations/export')).arrayBuffer());
const id = first.data[0]?.id ?? 0;
let turn = 0;

const subjects: Readonly<Record<string, () => Response | Promise<Response>>> = {
  'bare Hono': () => hello.request('/'),
  'one location': () => get(`/api/locations/${id}`),
  'list, first page': () => get('/api/locations/list'),
  'list, last page': () => get(`/api/locations/list?page[number]=${first.meta.last_page}`),
  'search, many hits ("street")': () => get('/api/locations/list?search=street'),
  'search, few hits ("puffin bath")': () => get('/api/locations/list?search=puffin+bath'),
  'search, no hits ("zzzz")': () => get('/api/locations/list?search=zzzz'),
  'search, two letters ("ab")': () => get('/api/locations/list?search=ab'),
  'spotlight, many hits ("street")': () => get('/api/spotlight?query=street'),
  'spotlight, two letters ("ab")': () => get('/api/spotlight?query=ab'),
  'tags, with their counts': () => get('/api/tags'),
  'updates to review': () => get('/api/google-updates'),
  'patch, with attempt and event': () => {
    turn += 1;
    return app.request(`/api/locations/${id}`, {
      method: 'PATCH',
      headers: signedIn,
      body: JSON.stringify({ description: `Turn ${turn} of the benchmark.` }),
    });
  },
};

console.log(`\n${'request'.padEnd(34)} ${'p50'.padStart(8)} ${'p99'.padStart(8)}`);
for (const [name, request] of Object.entries(subjects)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const answer = await request();
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(8);
  console.log(`${name.padEnd(34)} ${at(0.5)} ${at(0.99)}`);
}
deps.db.$client.close();
