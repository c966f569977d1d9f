import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  linkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { takeDatabase, lockDatabase } from './take-database.ts';
import { UnusableDatabase } from './unusable-database.ts';
import Sqlite from 'better-sqlite3';

const folder = mkdtempSync(join(tmpdir(), 'placekeeper-database-'));
const migrations = join(import.meta.dirname, '../../drizzle');
afterAll(() => rmSync(folder, { recursive: true }));

function take(database: string, reset = false): void {
  const { db, unlock } = takeDatabase({ database, reset }, migrations);
  db.$client.close();
  unlock();
}

function refusal(database: string, reset = false): string {
  try {
    take(database, reset);
  } catch (error) {
    if (error instanceof UnusableDatabase) return error.message;
    throw error;
  }
  throw new Error(`${database} was taken`);
}

const file = (name: string) => join(folder, name);

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

/** A file of the twin, overwritten after its first 4 kB. */
function damagedFile(name: string): string {
  const bytes = readFileSync(twinFile(name));
  writeFileSync(file(name), bytes.fill(0x5a, 4096, bytes.length - 4096));
  return file(name);
}

const newerFile = (name: string) =>
  twinFile(name, (db) => {
    db.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 99999999999999)`);
  });

const olderFile = (name: string) =>
  twinFile(name, (db) => {
    db.exec(`UPDATE __drizzle_migrations SET created_at = created_at - 1`);
  });

const otherHistory = (name: string) =>
  twinFile(name, (db) => {
    db.exec(`UPDATE __drizzle_migrations SET created_at = created_at + 1`);
  });

/** A file from before the migrations were combined, with two migrations applied one by one. */
const stepwiseFile = (name: string) =>
  twinFile(name, (db) => {
    db.exec(`INSERT INTO __drizzle_migrations (hash, created_at)
      SELECT 'earlier', created_at - 1 FROM __drizzle_migrations`);
    db.exec(`INSERT INTO media_files (id, content_type, content, width, height)
      VALUES ('kept', 'image/png', x'00', 1, 1)`);
  });

describe('an unusable file is reported and stays unchanged', () => {
  test.each([
    [
      'a text',
      textFile,
      false,
      /text\.1 is not a database\. It was left as it is; name another file/,
    ],
    ['a database of something else', foreignFile, false, /is a database of something else/],
    ['a damaged one', damagedFile, false, /is damaged\..*start again with --reset/],
    ['a newer one', newerFile, false, /made by a newer version: it knows 1 changes/],
    ['an older one', olderFile, false, /made by an older version.*start again with --reset/],
    ['one with another history', otherHistory, false, /has another history of schema changes/],
    ['a text, for a reset', textFile, true, /--reset deletes only what the simulator made/],
    ['something else, for a reset', foreignFile, true, /--reset deletes only what the simulator/],
  ] as const)('%s', (what, make, reset, message) => {
    const path = make(what === 'a text' ? 'text.1' : `${what.replaceAll(/\W/g, '-')}.sqlite`);
    const before = readFileSync(path);
    expect(refusal(path, reset)).toMatch(message);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('a folder and a missing folder are refused', () => {
    expect(refusal(folder)).toBe(`${folder} is not a file.`);
    expect(refusal(file('nowhere/twin.sqlite'))).toMatch(/^The folder .*nowhere does not exist\.$/);
  });

  test("nothing is written beside another program's file", () => {
    refusal(foreignFile('alone.sqlite'));
    expect(readdirSync(folder).filter((name) => name.startsWith('alone'))).toEqual([
      'alone.sqlite',
    ]);
  });
});

test.each([
  ['damaged', damagedFile],
  ['newer', newerFile],
])("a %s file of the twin's own can be reset", (what, make) => {
  const path = make(`reset-${what}.sqlite`);
  take(path, true);
  expect(() => openDatabase(path, migrations).$client.close()).not.toThrow();
});

test('a file without an application id is recognized by its tables', () => {
  const path = twinFile('old.sqlite', (db) => db.pragma('application_id = 0'));
  expect(() => take(path)).not.toThrow();
});

test('a file whose schema was made by several migrations is used unchanged', () => {
  const path = stepwiseFile('stepwise.sqlite');
  take(path);
  const { $client } = openDatabase(path, migrations);
  expect($client.prepare('SELECT id FROM media_files').pluck().all()).toEqual(['kept']);
  $client.close();
});

test('a file of the current version is opened without a write', () => {
  const path = twinFile('current.sqlite');
  const { $client } = openDatabase(path, migrations);
  expect(statSync(`${path}-wal`).size).toBe(0);
  $client.close();
});

test('a file is locked under all its names until it is released', () => {
  const path = textFile('named.sqlite');
  symlinkSync(path, file('other.sqlite'));
  const unlock = lockDatabase(path);
  expect(() => lockDatabase(path)).toThrow(/in use by another simulator/);
  expect(() => lockDatabase(file('other.sqlite'))).toThrow(/in use by another simulator/);
  unlock();
  lockDatabase(file('other.sqlite'))();

  linkSync(path, file('hard.sqlite'));
  expect(() => lockDatabase(file('hard.sqlite'))).toThrow(/second name/);
  expect(() => lockDatabase(path)).toThrow(/second name/);
});

test('a lock is one file, and is taken without a journal', () => {
  const unlock = lockDatabase(file('unshared.sqlite'));
  expect(readdirSync(folder).filter((name) => name.startsWith('unshared'))).toEqual([
    'unshared.sqlite-lock',
  ]);
  unlock();
});
