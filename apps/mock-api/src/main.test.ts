import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './db/client.ts';

/** A process of its own takes its time to start on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'placekeeper-twin-'));
const migrations = join(import.meta.dirname, '../drizzle');
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all(started.map(ended));
  rmSync(folder, { recursive: true });
});

function start(...args: readonly string[]): ChildProcess {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'main.ts'), '--port', '0', '--locations', '1', ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  started.push(child);
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    // What nobody reads keeps its end from being told.
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

/** The address that it tells. */
async function listens(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('It says nothing');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, address] = /listens on (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('It ended without listening');
}

const file = (name: string) => join(folder, name);

/** A twin's own file, closed. */
function twinFile(name: string, change: (db: Sqlite.Database) => void = () => {}): string {
  const { $client } = openDatabase(file(name), migrations);
  change($client);
  $client.pragma('wal_checkpoint(TRUNCATE)');
  $client.close();
  return file(name);
}

function foreignFile(name: string): string {
  const db = new Sqlite(file(name));
  db.exec('CREATE TABLE recipes (id INTEGER PRIMARY KEY, name TEXT)');
  db.exec(`INSERT INTO recipes (name) VALUES ('Bread')`);
  db.close();
  return file(name);
}

function textFile(name: string): string {
  writeFileSync(file(name), 'Dear diary, '.repeat(100));
  return file(name);
}

/** A twin's file whose pages are overwritten from the second on. */
function damagedFile(name: string): string {
  const bytes = readFileSync(twinFile(name));
  writeFileSync(file(name), bytes.fill(0x5a, 4096, bytes.length - 4096));
  return file(name);
}

const newerFile = (name: string) =>
  twinFile(name, (db) => {
    db.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 99999999999999)`);
  });

const otherHistory = (name: string) =>
  twinFile(name, (db) => {
    db.exec(`UPDATE __drizzle_migrations SET created_at = created_at - 1 WHERE rowid = 2`);
  });

describe('a file that cannot be used is told, and left as it is', () => {
  test.each([
    ['a text', textFile, [], /text\.1 is not a database\. It was left as it is; name another file/],
    ['a database of something else', foreignFile, [], /is a database of something else/],
    ['a damaged one', damagedFile, [], /is damaged\..*start anew with --reset/],
    ['a newer one', newerFile, [], /made by a newer version: it knows 1 changes/],
    ['one with another history', otherHistory, [], /has another history than this version/],
    ['a text, for a reset', textFile, ['--reset'], /--reset deletes only what the twin made/],
    ['something else, for a reset', foreignFile, ['--reset'], /--reset deletes only what the twin/],
  ] as const)('%s', async (what, make, args, message) => {
    const path = make(what === 'a text' ? 'text.1' : `${what.replaceAll(/\W/g, '-')}.sqlite`);
    const before = readFileSync(path);
    const { code, said } = await run('--db', path, ...args);
    expect(said).toMatch(message);
    // A message for people: no stack.
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('a folder, and a folder that is not there', async () => {
    const [directory, nowhere] = await Promise.all([
      run('--db', folder),
      run('--db', file('nowhere/twin.sqlite')),
    ]);
    expect(directory).toMatchObject({ code: 2, said: `${folder} is not a file.\n` });
    expect(nowhere.said).toMatch(/^The folder .*nowhere does not exist\.$/m);
  });

  test('nothing is put beside what belongs to something else', async () => {
    await run('--db', foreignFile('alone.sqlite'));
    expect(readdirSync(folder).filter((name) => name.startsWith('alone'))).toEqual([
      'alone.sqlite',
    ]);
  });
});

test("a damaged or newer file of the twin's own can be reset", async () => {
  for (const path of [damagedFile('reset-damaged.sqlite'), newerFile('reset-newer.sqlite')]) {
    const child = start('--db', path, '--reset');
    await listens(child);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    expect(() => openDatabase(path, migrations).$client.close()).not.toThrow();
  }
});

describe('two twins and one file', () => {
  const path = file('shared.sqlite');
  let first: ChildProcess;
  beforeAll(async () => {
    first = start('--db', path);
    await listens(first);
  });

  test('the second is told who has it, also when it wants to reset', async () => {
    for (const args of [[], ['--reset']]) {
      expect(await run('--db', path, ...args)).toEqual({
        code: 2,
        said: `${path} is in use by another twin, process ${first.pid}. End that one, or name another file with --db.\n`,
      });
    }
    expect(existsSync(path)).toBe(true);
  });

  test('somebody may look into it meanwhile', () => {
    const db = new Sqlite(path, { readonly: true });
    expect(db.prepare('SELECT count(*) FROM users').pluck().get()).toBeGreaterThan(0);
    db.close();
  });

  test('after it was killed, the next one starts, with what there was', async () => {
    first.kill('SIGKILL');
    await ended(first);
    const next = start('--db', path);
    await listens(next);
    next.kill('SIGTERM');
    expect(await ended(next)).toBe(0);
  });
});

test('a file made before the mark was there is known by its tables', async () => {
  const path = twinFile('old.sqlite', (db) => db.pragma('application_id = 0'));
  const child = start('--db', path);
  await listens(child);
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
});

test('a connection outlives the pauses of the client that keeps it', async () => {
  const child = start('--db', ':memory:');
  const answer = await fetch(await listens(child));
  expect(answer.headers.get('keep-alive')).toBe('timeout=120');
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
});
