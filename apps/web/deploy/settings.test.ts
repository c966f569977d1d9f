import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingSettings, twinAddresses } from './settings.ts';

const all = Object.fromEntries(
  Object.keys(twinAddresses).map((name) => [name, 'https://a.example']),
);

test('every address has to be set', () => {
  expect(missingSettings({})).toEqual(Object.keys(twinAddresses));
  expect(missingSettings(all)).toEqual([]);
});

test('a product may be set to nothing, a page of the platform may not @SHELL-6', () => {
  expect(missingSettings({ ...all, VITE_LISTINGS_URL: '', VITE_PLATFORM_URL: '' })).toEqual([]);
  expect(missingSettings({ ...all, VITE_LOG_OUT_URL: '' })).toEqual(['VITE_LOG_OUT_URL']);
});

test('a production build without them fails, names each, and writes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'placekeeper-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(import.meta.dirname, '..');
  const vite = join(root, '../../node_modules/vite/bin/vite.js');
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV)/.test(name)),
  );
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--logLevel', 'error'],
    { cwd: root, env, encoding: 'utf8' },
  );
  expect(status).not.toBe(0);
  for (const name of Object.keys(twinAddresses)) expect(stderr).toContain(name);
  expect(readdirSync(folder)).toEqual([]);
});
