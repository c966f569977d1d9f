import { expect, test, vi } from 'vitest';
import { installWith } from './install.mjs';

const answers = (ci: boolean, install: boolean) =>
  vi.fn(async (command: 'ci' | 'install') => ({
    ok: command === 'ci' ? ci : install,
    output: `npm ${command} says no`,
  }));

test('the locked packages are installed by one command', async () => {
  const npm = answers(true, false);
  await installWith(npm, { isCi: false, say: () => undefined });
  expect(npm.mock.calls).toEqual([['ci']]);
});

test('in CI a lockfile that cannot be installed is a failure', async () => {
  const npm = answers(false, true);
  const installed = installWith(npm, { isCi: true, say: () => undefined });
  await expect(installed).rejects.toThrow('npm ci says no');
  expect(npm.mock.calls).toEqual([['ci']]);
});

test('elsewhere `npm install` is tried and reported', async () => {
  const said: string[] = [];
  await installWith(answers(false, true), { isCi: false, say: (line) => said.push(line) });
  expect(said.join('\n')).toMatch(/npm ci says no[\s\S]*package-lock\.json/);
});

test('a failure of both shows both messages', async () => {
  const installed = installWith(answers(false, false), { isCi: false, say: () => undefined });
  await expect(installed).rejects.toThrow(/npm ci says no[\s\S]*npm install says no/);
});
