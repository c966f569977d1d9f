import { expect, test } from 'vitest';
import { changedPackage } from './installed-packages.mjs';

const lock = (packages: Record<string, { version: string; optional?: boolean }>) => ({
  packages: { '': {}, 'packages/ui': { version: '0.1.0' }, ...packages },
});
const wanted = lock({
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
});

test('what is installed as locked needs nothing, whatever is missing for other systems', () => {
  const installed = lock({ 'node_modules/react': { version: '19.3.1' } });
  expect(changedPackage(wanted, installed)).toBeUndefined();
});

test('a missing package is named', () => {
  expect(changedPackage(wanted, lock({}))).toBe('react is missing');
});

test('another version is named, of an optional package too', () => {
  const installed = lock({
    'node_modules/react': { version: '19.3.1' },
    'node_modules/fsevents': { version: '2.3.2' },
  });
  expect(changedPackage(wanted, installed)).toBe('fsevents has another version');
});
