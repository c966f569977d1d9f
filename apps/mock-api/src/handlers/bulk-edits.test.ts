import { api } from '@placekeeper/contracts/api';
import { BulkEditId, LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { control } from '../control/contract.ts';
import { createTestTwin, type SignedInClient } from '../testing/test-twin.ts';

const all = { mode: 'matching' } as const;
const nobodys = BulkEditId.parse(987_654_321);
const labelled = { selection: all, changes: { set: { label: 'Edited' } } };
const described = { selection: all, changes: { set: { description: 'As everywhere.' } } };

const newest = async (user: SignedInClient) => {
  const { bulk_edits: edits } = await user.succeed(api.bulkEdits.list, {});
  const [first] = edits;
  if (!first) throw new Error('There is no bulk edit');
  return first;
};

test('a bulk edit from preview to undo, as the product goes @BULK-1 @BULK-2', async () => {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 9 });
  const preview = await user.succeed(api.bulkEdits.preview, { body: described });
  expect(preview.forecast).toMatchObject({ total: 9, changed: 9, refused: 0 });
  expect(preview.items[0]).toMatchObject({
    status: 'pending',
    changes: [{ field: 'profile.description', after: 'As everywhere.', problem: null }],
  });

  const started = await user.call(api.bulkEdits.start, { body: described });
  expect(started.status).toBe(201);
  const { id } = (await newest(user)) ?? {};
  expect(await newest(user)).toMatchObject({ status: 'running', total: 9, complete: 0 });
  await user.advance(60_000);
  const shown = await user.succeed(api.bulkEdits.show, { params: { id }, query: {} });
  expect(shown.bulk_edit).toMatchObject({ status: 'completed', can_be_undone: true });
  expect(shown.items.map(({ location }) => location.name).toSorted()).toEqual(
    preview.items.map(({ location }) => location.name).toSorted(),
  );
  const waiting = await user.succeed(api.bulkEdits.show, {
    params: { id },
    query: { status: 'waiting', page: { size: 1 } },
  });
  expect(waiting.meta.total).toBe(shown.bulk_edit.item_totals['waiting'] ?? 0);
  const [done] = shown.items.filter(({ status }) => status === 'completed');
  const params = { id: done?.location.id ?? LocationId.parse(1) };
  const { location } = await user.succeed(api.locations.show, { params });
  expect(location.description).toBe('As everywhere.');

  const { bulk_edit: undoing } = await user.succeed(api.bulkEdits.undo, { params: { id } });
  expect(undoing.status).toBe('undoing');
  await user.advance(60_000);
  expect(await newest(user)).toMatchObject({ status: 'undone', complete: 9 });
  const after = await user.succeed(api.locations.show, { params });
  expect(after.location.description).toBe(done?.changes[0]?.before);
  expect((await twin.guest().succeed(control.coverage)).breaches).toEqual([]);
});

test('pausing, cancelling and trying again answer with the bulk edit as it is then @BULK-1 @BULK-2', async () => {
  const user = await createTestTwin().as('owner', { locations: 9 });
  const seeded = await newest(user);
  expect(seeded).toMatchObject({ can_be_retried: true });
  const retried = await user.call(api.bulkEdits.retry, { params: { id: seeded.id } });
  expect(retried).toMatchObject({ status: 200, body: { bulk_edit: { status: 'running' } } });
  const params = { id: seeded.id };
  expect((await user.call(api.bulkEdits.resume, { params })).status).toBe(409);
  const paused = await user.call(api.bulkEdits.pause, { params });
  expect(paused).toMatchObject({ status: 200, body: { bulk_edit: { status: 'paused' } } });
  expect((await user.call(api.bulkEdits.pause, { params })).status).toBe(409);
  const resumed = await user.call(api.bulkEdits.resume, { params });
  expect(resumed).toMatchObject({ status: 200, body: { bulk_edit: { status: 'running' } } });
  const cancelled = await user.call(api.bulkEdits.cancel, { params });
  expect(cancelled).toMatchObject({
    status: 200,
    body: { bulk_edit: { status: 'cancelled', item_totals: seeded.item_totals } },
  });
});

test('what the present state does not allow is 409, and says why @ERR-4', async () => {
  const user = await createTestTwin().as('owner', { locations: 9 });
  const seeded = await newest(user);
  const { bulk_edit: running } = await user.succeed(api.bulkEdits.start, { body: labelled });
  const busy = `Bulk edit ${running.id} is running. Wait until it has ended, or cancel it.`;
  const seededId = { params: { id: seeded.id } };
  const runningId = { params: { id: running.id } };
  const refused = async (call: Promise<{ readonly status: number; readonly body: unknown }>) => {
    const { status, body } = await call;
    return [status, (body as { readonly message?: unknown }).message];
  };
  expect(await refused(user.call(api.bulkEdits.start, { body: labelled }))).toEqual([409, busy]);
  expect(await refused(user.call(api.bulkEdits.retry, seededId))).toEqual([409, busy]);
  expect(await refused(user.call(api.bulkEdits.undo, seededId))).toEqual([409, busy]);
  expect(await refused(user.call(api.bulkEdits.cancel, seededId))).toEqual([
    409,
    'This bulk edit is not running.',
  ]);
  await user.advance(60_000);
  expect(await refused(user.call(api.bulkEdits.retry, runningId))).toEqual([
    409,
    'Nothing of this bulk edit can be tried again.',
  ]);
  await user.succeed(api.bulkEdits.undo, runningId);
  await user.advance(60_000);
  expect(await refused(user.call(api.bulkEdits.undo, runningId))).toEqual([
    409,
    'Nothing of this bulk edit can be put back.',
  ]);
});

test("somebody else's bulk edit is as missing as nobody's @PERM-1", async () => {
  const twin = createTestTwin();
  const theirs = await newest(await twin.as('owner', { locations: 9 }));
  const user = await twin.as('owner', { locations: 9 });
  for (const id of [theirs.id, nobodys]) {
    const request = { params: { id } };
    const answers = [
      await user.call(api.bulkEdits.show, { ...request, query: {} }),
      await user.call(api.bulkEdits.pause, request),
      await user.call(api.bulkEdits.resume, request),
      await user.call(api.bulkEdits.cancel, request),
      await user.call(api.bulkEdits.retry, request),
      await user.call(api.bulkEdits.undo, request),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 404, body: { message: 'Not found.' } });
  }
  const { meta } = await user.succeed(api.bulkEdits.list, {});
  expect(meta.total).toBe(1);
});

test('wrong input is 422 where it is wrong, all of it at once @ERR-4', async () => {
  const user = await createTestTwin().as('basic', { locations: 2 });
  const body = {
    selection: all,
    changes: { set: { website_url: 'nowhere', date_established: 'then' } },
  };
  for (const endpoint of [api.bulkEdits.preview, api.bulkEdits.start]) {
    const { status, body: answer } = await user.send(endpoint, { body });
    expect([status, answer]).toMatchObject([
      422,
      {
        errors: {
          'changes.set.website_url': [expect.any(String)],
          'changes.set.date_established': [expect.any(String)],
        },
      },
    ]);
    const none = { ...body, selection: { mode: 'ids', locations: [] } };
    expect(await user.send(endpoint, { body: none })).toMatchObject({
      status: 422,
      body: { errors: { 'selection.locations': [expect.any(String)] } },
    });
  }
  const history = await user.send(api.bulkEdits.list, { query: { page: { number: 0 } } });
  expect(history.status).toBe(422);
  expect((await user.succeed(api.bulkEdits.list, {})).meta.total).toBe(0);
});

test('no subscription is needed: locations can be edited without one @BULK-1', async () => {
  const user = await createTestTwin().as('basic', { locations: 2 });
  await user.succeed(api.bulkEdits.start, { body: described });
  await user.advance(10_000);
  expect(await newest(user)).toMatchObject({
    status: 'completed',
    created_by: 'Ben Sato',
    item_totals: { completed: 2 },
  });
});

test('the history comes in pages of ten, the newest first @BULK-2', async () => {
  const user = await createTestTwin().as('basic', { locations: 1 });
  for (let count = 0; count < 12; count += 1) {
    await user.succeed(api.bulkEdits.start, {
      body: { selection: all, changes: { set: { label: `Edit ${count}` } } },
    });
    await user.advance(1000);
  }
  const first = await user.succeed(api.bulkEdits.list, {});
  expect(first.meta).toEqual({ current_page: 1, last_page: 2, per_page: 10, total: 12, to: 10 });
  const ids = first.bulk_edits.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const second = await user.succeed(api.bulkEdits.list, { query: { page: { number: 2 } } });
  expect(second.bulk_edits).toHaveLength(2);
});

test('the agency has a history: some refused, one undone, one cancelled @BULK-2', async () => {
  const user = await createTestTwin().as('agency', { locations: 1000 });
  const { bulk_edits: edits } = await user.succeed(api.bulkEdits.list, {});
  expect(edits.map(({ status }) => status)).toEqual(['cancelled', 'undone', 'completed']);
  const [, , completed] = edits;
  expect(completed?.errored).toBeGreaterThan(0);
  expect(completed?.item_totals['completed']).toBeGreaterThan(completed?.errored ?? 0);
  expect(edits.map(({ created_at }) => created_at)).toEqual(
    edits
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  );
  // Nothing of it is left to happen.
  expect((await user.advance(600_000)).jobs).toBe(0);
});

test('a list of store codes, as it travels @BULK-1', async () => {
  const user = await createTestTwin().as('owner', { locations: 3 });
  const { data } = await user.succeed(api.locations.list, {});
  const text = data.map(({ store_code: code }) => code).join('\n');
  const found = await user.call(api.bulkEdits.readList, { body: { text } });
  expect(found).toMatchObject({ status: 200, body: { column: 1, by: 'store_code', faults: [] } });
  expect(await user.call(api.bulkEdits.readList, { body: { text: '' } })).toMatchObject({
    status: 422,
    body: { errors: { text: ['The list is empty.'] } },
  });
});
