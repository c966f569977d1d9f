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

test('a product may have an empty address, a page of the platform may not @SHELL-6', () => {
  expect(missingSettings({ ...all, VITE_LISTINGS_URL: '', VITE_PLATFORM_URL: '' })).toEqual([]);
  expect(missingSettings({ ...all, VITE_LOG_OUT_URL: '' })).toEqual(['VITE_LOG_OUT_URL']);
});

function productionBuild(settings: Readonly<Record<string, string>>) {
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
    { cwd: root, env: { ...env, ...settings }, encoding: 'utf8' },
  );
  expect(status).not.toBe(0);
  expect(readdirSync(folder)).toEqual([]);
  return stderr;
}

test('a production build without them fails, names each, and writes nothing', () => {
  const error = productionBuild({});
  for (const name of Object.keys(twinAddresses)) expect(error).toContain(name);
});

test('a production build with a setting that would stop the application fails and names it', () => {
  const error = productionBuild({
    ...all,
    VITE_SENTRY_DSN: '',
    VITE_ENVIRONMENT: 'prod',
    VITE_MAP_TILES: '//tiles.example/map.pmtiles',
  });
  expect(error).toContain('VITE_SENTRY_DSN');
  expect(error).toContain('VITE_ENVIRONMENT');
  expect(error).toContain('VITE_MAP_TILES: Needs a path on the page’s own origin: /map.pmtiles.');
});
