import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asyncApiDocument } from './asyncapi.ts';
import { readExamples, type Examples } from './examples.ts';
import { findBreaks } from './find-breaks.ts';
import { assessBreaks, type AllowedBreak } from './assess-breaks.ts';
import type { JsonObject } from './json-schema.ts';
import { openApiDocument } from './openapi.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    /** Stores the current contract as the last release, the reference of `judge`. */
    release: { type: 'boolean', default: false },
    /** A JSON file with new examples; without it, the documents keep their examples. */
    examples: { type: 'string' },
    into: { type: 'string', default: join(import.meta.dirname, '../../documents') },
  },
});

const examples: Examples = values.examples
  ? JSON.parse(await readFile(values.examples, 'utf8'))
  : await readExamples(values.into);
const documents = {
  'openapi.json': openApiDocument(undefined, examples.calls),
  'asyncapi.json': asyncApiDocument(undefined, examples.events),
};
// Releases have no examples, because examples are not part of the contract.
const bare = { openApi: openApiDocument(), asyncApi: asyncApiDocument() };
const released = { openApi: 'baseline/openapi.json', asyncApi: 'baseline/asyncapi.json' };
const allowances = 'allowed-breaks.json';

if (!values.check) await mkdir(join(values.into, 'baseline'), { recursive: true });
for (const [name, document] of Object.entries(documents)) await writeOrCheck(name, document);
if (values.release) {
  await write(released.openApi, bare.openApi);
  await write(released.asyncApi, bare.asyncApi);
  await write(allowances, []);
}
await compareWithRelease();

async function writeOrCheck(name: string, document: JsonObject): Promise<void> {
  if (!values.check) return write(name, document);
  const file = join(values.into, name);
  if ((await read(name)) === textOf(document)) return;
  console.error(
    `${file} differs from the contract. Run \`npm run contracts\` and commit the result.`,
  );
  process.exitCode = 1;
}

/** Compares with the last release. It is stored beside the documents, so no git history is needed. */
async function compareWithRelease(): Promise<void> {
  const [openApi, asyncApi] = [await read(released.openApi), await read(released.asyncApi)];
  if (openApi === '' || asyncApi === '') return;
  const breaks = findBreaks({ openApi: JSON.parse(openApi), asyncApi: JSON.parse(asyncApi) }, bare);
  const allowed: readonly AllowedBreak[] = JSON.parse((await read(allowances)) || '[]');
  const problems = assessBreaks(breaks, allowed);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) return;
  console.error(
    `To allow an intended break, add it with its reason to ${join(values.into, allowances)}; after a release, run \`npm run contracts -- --release\`.`,
  );
  if (values.check) process.exitCode = 1;
}

async function write(name: string, document: JsonObject | readonly never[]): Promise<void> {
  const file = join(values.into, name);
  const text = textOf(document);
  await writeFile(file, text);
  console.log(`${file}: ${Math.round(text.length / 1024)} kB`);
}

function read(name: string): Promise<string> {
  return readFile(join(values.into, name), 'utf8').catch(() => '');
}

function textOf(document: JsonObject | readonly never[]): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
