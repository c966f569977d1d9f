import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../data/api/query-client.ts';
import { inTurn } from '../../../data/api/throttle.ts';
import { registerJobKind } from '../../../data/batch/job.ts';
import { addJob, readItems, readJobs } from '../../../data/batch/journal.ts';
import { runJobs } from '../../../data/batch/runner.ts';
import { onLocationChange } from '../../../data/location-cache/location-changes.ts';
import { someLocation } from '../../../test/some-location.ts';
import { ruleJob, ruleJobs } from './rule-jobs.ts';
import { ruleDoneText, ruleKind } from './rule-wording.ts';

registerJobKind(ruleKind, { load: () => Promise.resolve(ruleJobs), doneText: ruleDoneText });

const byField = (...fields: AutoRejection['auto_rejection_fields']): AutoRejection => ({
  google_update_behaviour: fields.length > 0 ? 'auto-reject-by-field' : 'no-action',
  auto_rejection_fields: fields,
  allow_owner_manager_auto_reject: false,
});

let stored = byField();
let writes = 0;
let onRead: () => Promise<void> | void;
let onWritten: () => void;
let leaving = new AbortController();
let last = UserId.parse(8700);

beforeEach(() => {
  stored = byField();
  writes = 0;
  onRead = onWritten = () => undefined;
  leaving = new AbortController();
  document.cookie = 'XSRF-TOKEN=token';
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      writes += 1;
      stored = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
      const location = { ...someLocation, ...stored, id: 3 };
      onWritten();
      return Response.json({ location });
    }
    const location = { ...someLocation, ...stored, id: 3 };
    await onRead();
    return Response.json({ location });
  });
});

afterEach(() => {
  leaving.abort();
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** A user whose browser adds a rule for the field at the location. */
async function addRule(field: ProviderField): Promise<UserId> {
  const user = (last = UserId.parse(last + 1));
  const location = {
    id: LocationId.parse(3),
    name: 'Harbour Books',
    store_code: null,
    isManaged: true,
    settings: byField(),
  };
  const rule = {
    mode: 'add',
    field_names: [field],
    allow_owner_manager_auto_reject: false,
  } as const;
  await addJob(user, ruleJob(rule, [location]));
  void runJobs(user, leaving.signal);
  return user;
}

async function expectResult(user: UserId, words: string): Promise<void> {
  await expect
    .poll(async () => (await readJobs(user)).map((job) => job.finished_at && ruleDoneText(job)), {
      timeout: 10_000,
    })
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
  const [one, other] = [await addRule('title'), await addRule('websiteUri')];
  await expectResult(one, 'Auto-rejecting changes to business name at 1 location.');
  await expectResult(other, 'Auto-rejecting changes to website at 1 location.');
  expect(stored.auto_rejection_fields.toSorted()).toEqual(['title', 'websiteUri']);
  expect(writes).toBe(3);
});

test('@LSET-1 a write leaves right after its read, even if other calls wait', async () => {
  const others = Promise.withResolvers<void>();
  onRead = () => {
    onRead = () => undefined;
    for (let index = 0; index < 4; index += 1) void inTurn(() => others.promise, { priority: 2 });
  };
  const user = await addRule('title');
  try {
    await expect.poll(() => writes).toBe(1);
  } finally {
    others.resolve();
  }
  await expectResult(user, 'Auto-rejecting changes to business name at 1 location.');
});

test('@LSET-1 a rule that other changes replace again and again is reported as replaced', async () => {
  onWritten = () => (stored = byField('websiteUri'));
  const user = await addRule('title');
  await expectResult(
    user,
    'No rule for business name was added. Another change replaced this one at 1 location.',
  );
  const [job] = await readJobs(user);
  const { items } = await readItems(user, job?.id ?? 0, { from: 0, count: 1 });
  expect(items).toMatchObject([
    { state: 'conflict', message: 'Another change replaced this one.' },
  ]);
  expect([stored, writes]).toEqual([byField('websiteUri'), 3]);
});

test('@LSET-1 a rule that exists already is shown everywhere as it was read', async () => {
  const seen = vi.fn<(change: object) => void>();
  onLocationChange(seen);
  stored = byField('title');
  const user = await addRule('title');
  await expectResult(
    user,
    'Changes to business name are already auto-rejected at all of these locations.',
  );
  expect(seen).toHaveBeenLastCalledWith({
    kind: 'seen',
    location: expect.objectContaining({ id: 3, ...byField('title') }),
  });
  expect(writes).toBe(0);
});
