import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = (path: string) => new URL(path, import.meta.url);
const files = (folder: string) =>
  readdirSync(here(folder)).filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));

/** The linter refuses unused imports, so a page shows whatever it imports. */
const shown = files('.')
  .map((name) => readFileSync(here(name), 'utf8'))
  .join('\n');

/** Other components include these, so no page shows them alone. */
const parts = ['page-icon.tsx', 'select-control.tsx', 'select-parts.tsx', 'tooltip-host.tsx'];

const missing = (folder: string, names: readonly string[]) =>
  names
    .filter((name) => !parts.includes(name))
    .filter((name) => !shown.includes(`'../src/${folder}/${name}'`));

test('every component has a specimen', () => {
  expect(files('../src/components').length).toBeGreaterThan(30);
  expect(missing('components', files('../src/components'))).toEqual([]);
});

test('every icon has a specimen', () => {
  expect(missing('icons', files('../src/icons'))).toEqual([]);
});

test('a component without a specimen is found', () => {
  expect(missing('components', ['button.tsx', 'carousel.tsx'])).toEqual(['carousel.tsx']);
});
