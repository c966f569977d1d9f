import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemBrowsers } from './installed-browser.mjs';

function folderWith(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'placekeeper-path-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

test('browsers are found along the path, in its order', () => {
  const [first, second] = [folderWith('google-chrome', 'firefox'), folderWith('chromium')];
  expect(systemBrowsers([first, second].join(delimiter))).toEqual([
    join(first, 'google-chrome'),
    join(second, 'chromium'),
  ]);
});

test('of those in one folder the quickest is taken', () => {
  const folder = folderWith('chromium', 'chromium-headless-shell');
  expect(systemBrowsers(folder)[0]).toBe(join(folder, 'chromium-headless-shell'));
});

test('a path without a browser gives none', () => {
  expect(systemBrowsers(folderWith('firefox'))).toEqual([]);
});
