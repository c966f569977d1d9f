import { api } from '@placekeeper/contracts/api';
import { expect, test } from 'vitest';
import { createTestTwin } from '../testing/test-twin.ts';

test('a spreadsheet from its upload to the history @BULK-3', async () => {
  const user = await createTestTwin().as('owner', { locations: 9 });
  const { data } = await user.succeed(api.locations.list, {});
  const managed = data.find(({ gbp_management_status: status }) => status === 'enabled');
  const text = `Store code,From the business\n${managed?.store_code},Said by a file.\n`;
  const create = { body: { file_name: 'shops.csv', text } };
  const created = await user.call(api.bulkEditImports.create, create);
  expect(created).toMatchObject({
    status: 201,
    body: { bulk_edit: { status: 'draft', file_name: 'shops.csv', total: 1 } },
  });
  const { bulk_edit: draft } = await user.succeed(api.bulkEditImports.create, create);
  const params = { id: draft.id };
  const { meta: before } = await user.succeed(api.bulkEdits.list, {});
  const shown = await user.call(api.bulkEditImports.show, { params, query: { status: 'pending' } });
  expect(shown).toMatchObject({
    status: 200,
    body: {
      report: { rows: 1, unchanged: 0, faulty: 0 },
      forecast: { total: 1, changed: 1 },
      items: [{ changes: [{ field: 'profile.description', after: 'Said by a file.' }] }],
    },
  });

  const started = await user.call(api.bulkEditImports.start, { params });
  expect(started).toMatchObject({ status: 200, body: { bulk_edit: { status: 'running' } } });
  expect((await user.call(api.bulkEditImports.start, { params })).status).toBe(409);
  const { bulk_edits: edits, meta } = await user.succeed(api.bulkEdits.list, {});
  expect(meta.total).toBe(before.total + 1);
  expect(edits[0]).toMatchObject({ id: draft.id, fields: ['profile.description'] });
});

test('a wrong file, a wrong page and what is no import are told apart @BULK-3 @ERR-4', async () => {
  const user = await createTestTwin().as('owner', { locations: 9 });
  const body = { file_name: 'shops.csv', text: 'Name\nA' };
  expect(await user.call(api.bulkEditImports.create, { body })).toMatchObject({
    status: 422,
    body: { errors: { text: ['The column "Store code" is missing from the header row.'] } },
  });
  const { bulk_edits: edits } = await user.succeed(api.bulkEdits.list, {});
  const [plain] = edits;
  if (!plain) throw new Error('There is no bulk edit');
  const params = { id: plain.id };
  expect((await user.call(api.bulkEditImports.show, { params, query: {} })).status).toBe(404);
  expect((await user.call(api.bulkEditImports.start, { params })).status).toBe(404);
  const page = { params, query: { page: { number: 0 } } };
  expect((await user.send(api.bulkEditImports.show, page)).status).toBe(422);
});
