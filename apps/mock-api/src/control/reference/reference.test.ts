import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints } from '@placekeeper/contracts/api';
import { events } from '@placekeeper/contracts/events';
import { expect, test } from 'vitest';
import { createTestTwin } from '../../testing/test-twin.ts';
import { documentNames, readDocument } from './documents.ts';
import { referencePages } from './reference-pages.ts';
import { rowsOf, typeOf } from './schema-rows.ts';

const documents = join(import.meta.dirname, '../../../../../packages/contracts/documents');
const { app } = createTestTwin();
const reference = async () => (await app.request('/__mock/reference')).text();

test.each(['openapi.json', 'asyncapi.json'])('%s is served as stored', async (name) => {
  const response = await app.request(`/__mock/${name}`);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await response.text()).toBe(readFileSync(join(documents, name), 'utf8'));
});

test('the reference contains every call, event and model once', async () => {
  const page = await reference();
  const ids = [...page.matchAll(/<(?:article|h2) id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(allEndpoints.map(({ id }) => id)));
  expect(ids).toEqual(expect.arrayContaining(Object.keys(events).map((name) => `event-${name}`)));
  for (const { definition } of allEndpoints) expect(page).toContain(definition.path);
});

test('every link of the reference has a target', async () => {
  const page = await reference();
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
  const links = [...page.matchAll(/ href="([^"]+)"/g)].map(([, to = '']) => to);
  expect(links.filter((to) => to.startsWith('#') && !ids.has(to))).toEqual([]);
  for (const to of new Set(links.filter((link) => link.startsWith('/')))) {
    expect([to, (await app.request(to)).status]).toEqual([to, 200]);
  }
});

test('the reference runs no script and loads nothing external', async () => {
  const response = await app.request('/__mock/reference');
  expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
  const page = await response.text();
  expect(page).not.toMatch(/<script|<style| style=| on\w+=|https?:\/\/[^"]*\.(css|js)/);
});

test('text of the contract is escaped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  for (const name of documentNames)
    writeFileSync(join(folder, name), JSON.stringify(marked(readDocument(documents, name))));
  const page = await (await referencePages(folder).request('/reference')).text();
  rmSync(folder, { recursive: true });
  expect(page.match(/&lt;blink title=&quot;&amp;&quot;&gt;/g)?.length).toBeGreaterThan(500);
  expect(page.match(/<blink/g)).toBeNull();
});

const markup = '<blink title="&">';

/** The document, with markup in every text and field name that the page shows. */
function marked(document: string): unknown {
  return JSON.parse(document, (key, value: unknown) => {
    if (typeof value === 'string')
      return /^(\$ref|operationId|type)$/.test(key) ? value : value + markup;
    return key === 'properties' && value instanceof Object
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name + markup, field]))
      : value;
  });
}

test('types and limits in words', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', maxLength: 5 },
      tag: { anyOf: [{ $ref: '#/components/schemas/Tag' }, { type: 'null' }] },
      status: { anyOf: [{ type: 'string', enum: ['open'] }, { type: 'string' }] },
      items: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
      totals: { type: 'object', additionalProperties: { type: 'integer' } },
      any: {},
    },
  };
  expect(rowsOf(schema)).toEqual([
    { name: 'name', required: true, type: ['string'], limits: 'at most this long: 5' },
    { name: 'tag', required: false, type: [{ model: 'Tag' }, ' or ', 'null'], limits: '' },
    { name: 'status', required: false, type: ['"open"', ' or another word'], limits: '' },
    { name: 'items', required: false, type: ['list of ', 'object'], limits: '' },
    { name: 'items.*.id', required: false, type: ['integer'], limits: '' },
    { name: 'totals', required: false, type: ['map of ', 'integer'], limits: '' },
    { name: 'any', required: false, type: ['anything'], limits: '' },
  ]);
  expect(typeOf({ type: ['string', 'null'] })).toEqual(['string or null']);
});
