import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { twinScript } from './testing/spawned-twin.ts';

/** A separate process starts slowly on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'placekeeper-twin-'));
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map(ended));
  rmSync(folder, { recursive: true });
});

function start(...args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [twinScript, '--port', '0', '--locations', '1', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    // Unread output would block the end of the process.
    child.stdout?.resume();
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('close', resolve);
  });

async function run(...args: readonly string[]) {
  const child = start(...args);
  const said: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  return { code: await ended(child), said: Buffer.concat(said).toString() };
}

async function listens(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('It says nothing');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /listens on (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('It ended without listening');
}

describe('two twins and one file', () => {
  const path = join(folder, 'shared.sqlite');
  let first: ChildProcess;
  let address: string;
  beforeAll(async () => {
    first = start('--db', path);
    address = await listens(first);
  });

  test('a connection survives the pauses of its client', async () => {
    const answer = await fetch(address);
    expect(answer.headers.get('keep-alive')).toBe('timeout=120');
  });

  test('a long address is answered, and an address over the limit gets 431 with an explanation', async () => {
    const search = encodeURIComponent('😀'.repeat(1500));
    expect((await fetch(`${address}/__mock?search=${search}`)).status).toBe(200);
    const refused = await fetch(`${address}/__mock?search=${'x'.repeat(100_000)}`);
    expect(refused.status).toBe(431);
    expect(await refused.text()).toBe('This address is too long. Shorten it and try again.');
  });

  test('the second twin names the process of the first, and resets nothing', async () => {
    // A message without a stack trace.
    expect(await run('--db', path, '--reset')).toEqual({
      code: 2,
      said: `${path} is in use by another simulator, process ${first.pid}. End that one, or name another file with --db.\n`,
    });
    expect(existsSync(path)).toBe(true);
  });

  test('other programs can read the file meanwhile', () => {
    const db = new Sqlite(path, { readonly: true });
    expect(db.prepare('SELECT count(*) FROM users').pluck().get()).toBeGreaterThan(0);
    db.close();
  });

  test('after a kill, the next twin starts with the same data', async () => {
    first.kill('SIGKILL');
    await ended(first);
    const next = start('--db', path);
    await listens(next);
    next.kill('SIGTERM');
    expect(await ended(next)).toBe(0);
  });
});

test('with --end-with-input, a twin frees its port when its parent process ends', async () => {
  const child = start('--end-with-input');
  const address = await listens(child);
  child.stdin?.end();
  expect(await ended(child)).toBe(0);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

describe('a file of profiles', () => {
  const header = 'Store code,Business name,Address line 1,Country / Region,Primary category';
  const load = (content: string | Uint8Array) => {
    const file = join(folder, 'profiles.csv');
    writeFileSync(file, content);
    return run('--profiles', file);
  };

  test.each([
    [
      'an Excel workbook',
      'PK\u0003\u0004 columns',
      'is an Excel workbook. Save the sheet as “CSV UTF-8”',
    ],
    ['a binary file', 'a\0b', 'is not a CSV file.'],
  ])('%s is refused with what to do', async (_, content, message) => {
    const { code, said } = await load(content);
    expect([code, said.trim().split('\n')]).toEqual([2, [expect.stringContaining(message)]]);
  });

  test('the profiles and the rows left out are counted', async () => {
    const sample = join(import.meta.dirname, '../samples/harbour-group.csv');
    // A file that is no database ends the start after the profiles are read.
    const noDatabase = join(folder, 'notes.txt');
    writeFileSync(noDatabase, 'no database');
    const { said } = await run('--profiles', sample, '--db', noDatabase);
    expect(said).toMatch(/: \d+ profiles loaded, 12 rows left out\n/);
  });

  test('a folder is named as one', async () => {
    expect(await run('--profiles', folder)).toEqual({ code: 2, said: `${folder} is a folder.\n` });
  });

  test('UTF-16, as Excel saves it, is read', async () => {
    const { said } = await load(Buffer.from(`\uFEFF${header}`, 'utf16le'));
    expect(said).not.toContain('missing from the header row');
  });

  test('a header without its columns is not counted as a row', async () => {
    const { said } = await load('hello,world\n1,2');
    expect(said).not.toContain('left out');
    expect(said).toContain('holds no profile that can be loaded');
  });
});

test('for an invalid option, only the error and a pointer to the help are printed', async () => {
  expect(await run('--locations', 'many')).toEqual({
    code: 2,
    said: '--locations takes a whole number from 0 to 1000000, not "many".\nUse --help to see all options.\n',
  });
});
