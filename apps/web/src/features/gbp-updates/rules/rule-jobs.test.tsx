import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../data/api/query-client.ts';
import { enqueue } from '../../../data/api/throttle.ts';
import type { JobItem, NewJob } from '../../../data/batch/job.ts';
import { addJob, readItems, readJobs } from '../../../data/batch/journal.ts';
import { runJobs } from '../../../data/batch/runner.ts';
import { rememberLocation } from '../../../data/location-cache/location-cache.ts';
import { onLocationChange } from '../../../data/location-cache/location-changes.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { someLocation } from '../../../test/some-location.ts';
import { ruleEditJob, ruleJob } from './rule-jobs.ts';
import { ruleDoneText } from './rule-wording.ts';

const byField = (...fields: AutoRejection['auto_rejection_fields']): AutoRejection => ({
  google_update_behaviour: fields.length > 0 ? 'auto-reject-by-field' : 'no-action',
  auto_rejection_fields: fields,
  allow_owner_manager_auto_reject: false,
});

let stored = byField();
let writes = 0;
/** Called on each read; can return newer settings, which the response then contains. */
let onRead: () => Promise<AutoRejection | void> | void;
let onWritten: () => unknown;
let leaving = new AbortController();
let last = UserId.parse(8700);

beforeEach(() => {
  stored = byField();
  writes = 0;
  onRead = onWritten = () => undefined;
  leaving = new AbortController();
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      writes += 1;
      stored = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
      const location = { ...someLocation, ...stored, id: 3 };
      await onWritten();
      return Response.json({ location });
    }
    const before = stored;
    const settings = (await onRead()) ?? before;
    return Response.json({ location: { ...someLocation, ...settings, id: 3 } });
  });
});

afterEach(() => leaving.abort());

const location = {
  id: LocationId.parse(3),
  name: 'Harbour Books',
  store_code: null,
  idle: null,
  settings: byField(),
};
const owners = { allow_owner_manager_auto_reject: false };
const adding = (field: ProviderField): NewJob =>
  ruleJob({ mode: 'add', field_names: [field], ...owners }, [location]);
const removing = (field: ProviderField): NewJob => {
  const rule = { mode: 'edit', field_names: [], removed_field_names: [field], ...owners } as const;
  return ruleEditJob(rule, [{ location, rule }]);
};
/** A job that undoes a rule for the field. */
const undoing = (field: ProviderField): NewJob => {
  const rule = { mode: 'add', field_names: [field], ...owners } as const;
  const job = ruleJob(rule, [location]);
  return {
    ...job,
    items: job.items.map((item) => ({ ...item, steps: [], after: { rule, restores: byField() } })),
  };
};

async function run(job: NewJob): Promise<UserId> {
  const user = (last = UserId.parse(last + 1));
  await addJob(user, job);
  void runJobs(user, leaving.signal);
  return user;
}

const addRule = (field: ProviderField) => run(adding(field));

async function expectResult(user: UserId, words: string): Promise<void> {
  await expect
    .poll(async () => (await readJobs(user)).map((job) => job.finished_at && ruleDoneText(job)))
    .toEqual([words]);
}

test('@LSET-1 two users who add different rules at once keep both', async () => {
  const bothRead = Promise.withResolvers<void>();
  let reads = 0;
  onRead = () => {
    reads += 1;
    if (reads === 2) bothRead.resolve();
    return bothRead.promise;
  };
  // Each user reads the rules again only after the other one's write.
  const bothWritten = Promise.withResolvers<void>();
  onWritten = () => {
    if (writes === 2) bothWritten.resolve();
    return bothWritten.promise;
  };
  const [one, other] = [await addRule('title'), await addRule('websiteUri')];
  await expectResult(one, 'Auto-reject rule for business name added at 1 location.');
  await expectResult(other, 'Auto-reject rule for website added at 1 location.');
  expect(stored.auto_rejection_fields.toSorted()).toEqual(['title', 'websiteUri']);
  expect(writes).toBe(3);
});

test('@LSET-1 a write is sent right after its read, even if other calls wait', async () => {
  const others = Promise.withResolvers<void>();
  onRead = () => {
    onRead = () => undefined;
    for (let index = 0; index < 4; index += 1) void enqueue(() => others.promise, { priority: 2 });
  };
  const user = await addRule('title');
  try {
    await expect.poll(() => writes).toBe(1);
  } finally {
    others.resolve();
  }
  await expectResult(user, 'Auto-reject rule for business name added at 1 location.');
});

test('@LSET-1 a rule that other changes replace again and again is reported as replaced', async () => {
  onWritten = () => (stored = byField('websiteUri'));
  const user = await addRule('title');
  await expectResult(
    user,
    'No rule for business name was added. Newer rules were kept at 1 location.',
  );
  const [job] = await readJobs(user);
  const { items } = await readItems(user, job?.id ?? 0, { from: 0, count: 1 });
  expect(items).toMatchObject([{ state: 'conflict', message: 'Newer rules were kept.' }]);
  expect([stored, writes]).toEqual([byField('websiteUri'), 3]);
});

test('@LSET-1 a rule that exists already is shown on every screen', async () => {
  const seen = vi.fn<(change: object) => void>();
  onLocationChange(seen);
  stored = byField('title');
  const user = await addRule('title');
  await expectResult(
    user,
    'All of these locations already have an auto-reject rule for business name.',
  );
  expect(seen).toHaveBeenLastCalledWith({
    kind: 'seen',
    location: expect.objectContaining({ id: 3, ...byField('title') }),
  });
  expect(writes).toBe(0);
});

test('@LSET-1 a read of a rule that began before another write does not restore the old values', async () => {
  const renamed = { ...someLocation, id: location.id, name: 'Written meanwhile' };
  stored = byField('title');
  onRead = () => rememberLocation(renamed);
  const user = await addRule('title');
  await expectResult(
    user,
    'All of these locations already have an auto-reject rule for business name.',
  );
  const { queryKey } = locationQueries.detail(location.id);
  expect(queryClient.getQueryData(queryKey)?.location).toEqual(renamed);
});

const adds = (field: ProviderField) =>
  [
    `adds ${field}`,
    () => adding(field),
    () => stored.auto_rejection_fields.includes(field),
  ] as const;
const removes = (field: ProviderField) =>
  [
    `removes ${field}`,
    () => removing(field),
    () => !stored.auto_rejection_fields.includes(field),
  ] as const;
const undoes = (field: ProviderField) =>
  [
    `undoes ${field}`,
    () => undoing(field),
    () => !stored.auto_rejection_fields.includes(field),
  ] as const;

const pairs = [
  [[], adds('title'), adds('websiteUri')],
  [[], adds('title'), removes('title')],
  [['title'], adds('websiteUri'), removes('title')],
  [['title'], removes('title'), adds('websiteUri')],
  [['title'], removes('title'), adds('title')],
  [['title', 'websiteUri'], removes('title'), removes('websiteUri')],
  [['title'], undoes('title'), adds('websiteUri')],
  [['title', 'websiteUri'], undoes('title'), removes('websiteUri')],
] as const;
const orders = ['reads before the write of', 'reads after the write of'] as const;

test.each(
  pairs.flatMap(([fields, one, other]) =>
    orders.map((order) => [one[0], other[0], order, fields, one, other] as const),
  ),
)(
  '@LSET-1 a job that %s and a job that %s and %s the first both take effect or report the failure',
  async (_, __, order, fields, [, one, oneHolds], [, other, otherHolds]) => {
    stored = byField(...fields);
    const firstRead = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const bothRead = Promise.withResolvers<void>();
    let reads = 0;
    onWritten = () => written.resolve();
    onRead = async () => {
      reads += 1;
      if (reads === 1) firstRead.resolve();
      if (reads === 2) bothRead.resolve();
      if (order === orders[0] && reads <= 2) await bothRead.promise;
      if (order === orders[0] || reads !== 2) return undefined;
      await written.promise;
      return stored;
    };
    const first = await run(one());
    await firstRead.promise;
    const second = await run(other());
    const states = await Promise.all([itemOf(first), itemOf(second)]);
    // An unchanged job had nothing to send.
    const isTrue = ({ state }: JobItem, holds: boolean) =>
      state === 'conflict' || state === 'unchanged' || (state === 'done' && holds);
    expect(isTrue(states[0], oneHolds()), 'the first').toBe(true);
    expect(isTrue(states[1], otherHolds()), 'the second').toBe(true);
  },
);

async function itemOf(user: UserId): Promise<JobItem> {
  let item: JobItem | undefined;
  await expect
    .poll(async () => {
      const [job] = await readJobs(user);
      [item] = (await readItems(user, job?.id ?? 0, { from: 0, count: 1 })).items;
      return job?.finished_at ?? null;
    })
    .not.toBeNull();
  if (!item) throw new Error('The job has no item.');
  return item;
}
