import { join, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asyncApiDocument } from '../src/export/asyncapi.ts';
import { readExamples } from '../src/export/examples.ts';
import type { JsonObject } from '../src/export/json-schema.ts';
import { openApiDocument } from '../src/export/openapi.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { Parser } from '@asyncapi/parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod/mini';

/** The validator's findings; empty if it accepts the document. */
type DocumentValidator = (document: JsonObject) => Promise<readonly string[]>;

const seriousme: DocumentValidator = async (document) => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  if (valid) return [];
  return typeof errors === 'string'
    ? [errors]
    : (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const asyncapi: DocumentValidator = async (document) => {
  const { diagnostics } = await new Parser().parse(JSON.stringify(document));
  return (
    diagnostics
      // Ignores the advice to upgrade to AsyncAPI 3.1.
      .filter(({ code }) => code !== 'asyncapi-latest-version')
      .map(({ path, message }) => `/${path.join('/')} ${message}`)
  );
};

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const redoclyHome = dirname(require.resolve('@redocly/cli/package.json'));
const Findings = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(z.object({ pointer: z.optional(z.string()) })),
    }),
  ),
});

const redocly: DocumentValidator = async (document) => {
  const directory = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    const file = join(directory, 'document.json');
    await writeFile(file, JSON.stringify(document));
    const config = join(import.meta.dirname, 'redocly.yaml');
    const args = [
      join(redoclyHome, 'bin/cli.js'),
      'lint',
      file,
      '--config',
      config,
      '--format',
      'json',
    ];
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    // redocly exits with 1 if it has findings, and prints them in any case.
    const { stdout } = await run(process.execPath, args, { env }).catch(
      (failure: { stdout: string }) => failure,
    );
    const { problems } = z.parse(Findings, JSON.parse(stdout));
    return problems.map(
      ({ ruleId, message, location }) => `${location[0]?.pointer} ${message} (${ruleId})`,
    );
  } finally {
    await rm(directory, { recursive: true });
  }
};

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
