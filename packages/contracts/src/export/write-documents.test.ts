import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'write-documents.ts');
const Failure = z.looseObject({ code: z.int(), stdout: z.string(), stderr: z.string() });

async function write(...args: readonly string[]) {
  return run(process.execPath, [script, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (failure: unknown) => z.parse(Failure, failure),
  );
}

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterAll(() => rm(directory, { recursive: true }));

test('the stored documents match the contract', async () => {
  expect(await write('--check')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test('the check names a document that differs or is missing, and the command to run', async () => {
  const into = join(directory, 'documents');
  await write('--into', into);
  const file = join(into, 'asyncapi.json');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('location.imported', 'location.added'),
  );
  const { code, stderr } = await write('--check', '--into', into);
  expect(code).toBe(1);
  expect(stderr).toContain(`${file} differs from the contract. Run \`npm run contracts\``);
  expect(stderr).not.toContain('openapi.json');
});

test('the check writes nothing', async () => {
  const into = join(directory, 'none');
  expect(await write('--check', '--into', into)).toMatchObject({ code: 1 });
  await expect(readdir(into)).rejects.toThrow('ENOENT');
});

test('a break of the last release is reported until it is allowed', async () => {
  const into = join(directory, 'released');
  await write('--into', into, '--release');
  expect(await write('--check', '--into', into)).toMatchObject({ code: 0 });

  const released = join(into, 'baseline/openapi.json');
  const older = (await readFile(released, 'utf8')).replace('"/api/tags"', '"/api/labels"');
  await writeFile(released, older);
  const { code, stderr } = await write('--check', '--into', into);
  expect(code).toBe(1);
  expect(stderr).toContain('breaks the last release: GET /api/labels is gone');
  expect(stderr).toContain('breaks the last release: POST /api/labels is gone');

  const allowed = ['GET', 'POST'].map((method) => ({
    break: `${method} /api/labels is gone`,
    reason: 'Labels were never offered to anybody',
  }));
  await writeFile(join(into, 'allowed-breaks.json'), JSON.stringify(allowed));
  expect(await write('--check', '--into', into)).toEqual({ code: 0, stdout: '', stderr: '' });
});
