import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockDatabase } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'twin-lock-'));
const path = join(folder, 'twin.sqlite');
const inFolder = (name: string) => join(folder, name);
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is locked under all its names until it is released', () => {
  writeFileSync(path, '');
  symlinkSync(path, inFolder('other.sqlite'));
  const unlock = lockDatabase(path);
  expect(() => lockDatabase(path)).toThrow(/in use by another simulator/);
  expect(() => lockDatabase(inFolder('other.sqlite'))).toThrow(/in use by another simulator/);
  unlock();
  lockDatabase(inFolder('other.sqlite'))();

  linkSync(path, inFolder('hard.sqlite'));
  expect(() => lockDatabase(inFolder('hard.sqlite'))).toThrow(/second name/);
  expect(() => lockDatabase(path)).toThrow(/second name/);
});

test('a lock is one file, and is taken without a journal', () => {
  mkdirSync(folder, { recursive: true });
  const unlock = lockDatabase(path);
  expect(readdirSync(folder)).toEqual(['twin.sqlite-lock']);
  unlock();
});
