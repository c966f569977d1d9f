import { expect, test } from 'vitest';
import { changedPackage, isLocked } from './installed-packages.mjs';

const lock = (packages: Record<string, { version: string; optional?: boolean }>) => ({
  packages: { '': {}, 'packages/ui': { version: '0.1.0' }, ...packages },
});
const wanted = lock({
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
});

test('nothing has to be installed if all packages for this system are installed', () => {
  const installed = lock({ 'node_modules/react': { version: '19.3.1' } });
  expect(changedPackage(wanted, installed)).toBeUndefined();
});

test('a missing package is named', () => {
  expect(changedPackage(wanted, lock({}))).toBe('react is missing');
});

test('a different version is named, also of an optional package', () => {
  const installed = lock({
    'node_modules/react': { version: '19.3.1' },
    'node_modules/fsevents': { version: '2.3.2' },
  });
  expect(changedPackage(wanted, installed)).toBe('fsevents has another version');
});

test('a dependency is locked by its version in its workspace or the root', () => {
  const locked = lock({
    'node_modules/ws': { version: '8.23.0' },
    'packages/ui/node_modules/ws': { version: '7.0.0' },
  });
  expect(isLocked(locked, 'apps/web', 'ws', '8.23.0')).toBe(true);
  expect(isLocked(locked, 'packages/ui', 'ws', '7.0.0')).toBe(true);
  expect(isLocked(locked, 'packages/ui', 'ws', '8.23.0')).toBe(false);
  expect(isLocked(locked, 'apps/web', 'hono', '4.13.19')).toBe(false);
});
