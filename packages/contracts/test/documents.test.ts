import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asyncApiDocument } from '../src/export/asyncapi.ts';
import { readExamples } from '../src/export/examples.ts';
import type { JsonObject } from '../src/export/json-schema.ts';
import { openApiDocument } from '../src/export/openapi.ts';
import { asyncapi, redocly, seriousme, type DocumentValidator } from './document-validators.ts';

const examples = await readExamples(join(import.meta.dirname, '../documents'));
const openApi = openApiDocument(undefined, examples.calls);
const asyncApi = asyncApiDocument(undefined, examples.events);

type Edit = readonly [from: string, to: string];

function broken(document: JsonObject, ...edits: readonly Edit[]): JsonObject {
  const text = edits.reduce((current, [from, to]) => {
    if (!current.includes(from)) throw new Error(`Nothing reads ${from}`);
    return current.replace(from, to);
  }, JSON.stringify(document));
  return JSON.parse(text);
}

describe('the documents are accepted', () => {
  test.each<[judge: string, document: string, DocumentValidator, JsonObject]>([
    ['seriousme', 'OpenAPI', seriousme, openApi],
    ['redocly', 'OpenAPI', redocly, openApi],
    ['asyncapi', 'AsyncAPI', asyncapi, asyncApi],
    ['redocly', 'AsyncAPI', redocly, asyncApi],
  ])('%s: %s', async (_name, _document, judge, document) => {
    expect(await judge(document)).toEqual([]);
  });
});

// Proves that each validator detects errors.
describe('a broken document is refused', () => {
  const wrongPlace: Edit = ['"in":"query"', '"in":"body"'];
  const idTwice: Edit = ['"tags.list"', '"tags.create"'];
  const noSuchSchema: Edit = ['"Tag":{', '"Label":{'];
  const otherParameter: Edit = ['"/api/tags/{id}"', '"/api/tags/{tag}"'];
  const noSuchType: Edit = ['"type":"integer"', '"type":"float"'];
  const noSuchAction: Edit = ['"action":"send"', '"action":"shout"'];

  test.each<
    [judge: string, document: string, DocumentValidator, JsonObject, findings: readonly RegExp[]]
  >([
    [
      'seriousme',
      'OpenAPI',
      seriousme,
      broken(openApi, wrongPlace),
      [/parameters\/\d+\/in .*allowed/],
    ],
    [
      'redocly',
      'OpenAPI',
      redocly,
      broken(openApi, idTwice, noSuchSchema, otherParameter, noSuchType),
      [
        /operation-operationId-unique/,
        /no-unresolved-refs/,
        /path-parameters-defined/,
        /schema\/type .*struct/,
      ],
    ],
    ['asyncapi', 'AsyncAPI', asyncapi, broken(asyncApi, noSuchAction), [/\/action .*allowed/]],
    ['asyncapi', 'AsyncAPI', asyncapi, broken(asyncApi, noSuchType), [/type.*allowed/]],
    ['redocly', 'AsyncAPI', redocly, broken(asyncApi, noSuchAction), [/action.*struct/]],
  ])('%s: %s', async (_name, _document, judge, document, findings) => {
    const found = (await judge(document)).join('\n');
    for (const finding of findings) expect(found).toMatch(finding);
  });
});

test('the documents are reproducible', () => {
  expect(JSON.stringify(openApiDocument(undefined, examples.calls))).toBe(JSON.stringify(openApi));
  expect(JSON.stringify(asyncApiDocument(undefined, examples.events))).toBe(
    JSON.stringify(asyncApi),
  );
});
