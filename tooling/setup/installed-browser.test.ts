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

test('browsers are found in the order of the search path', () => {
  const [first, second] = [folderWith('google-chrome', 'firefox'), folderWith('chromium')];
  expect(systemBrowsers([first, second].join(delimiter))).toEqual([
    join(first, 'google-chrome'),
    join(second, 'chromium'),
  ]);
});

test('the fastest browser of a folder is used', () => {
  const folder = folderWith('chromium', 'chromium-headless-shell');
  expect(systemBrowsers(folder)[0]).toBe(join(folder, 'chromium-headless-shell'));
});

test('a search path without browsers gives none', () => {
  expect(systemBrowsers(folderWith('firefox'))).toEqual([]);
});
