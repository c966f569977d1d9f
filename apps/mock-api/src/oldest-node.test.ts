import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeProblem, oldestNode } from './oldest-node.ts';

test('the oldest supported version is the one that the native module needs', () => {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('better-sqlite3')));
  const { engines } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${oldestNode}`);
});

test.each([
  ['20.20.2', false],
  ['9.0.0', false],
  ['22.0.0', true],
  [process.versions.node, true],
])('Node %s is new enough: %s', (version, isEnough) => {
  expect(nodeProblem(version) === null).toBe(isEnough);
});

test('an older Node exits with a sentence that contains the version and the command', () => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`;
  const main = join(import.meta.dirname, 'main.ts');
  const args = ['--import', pretend, main, '--db', ':memory:', '--port', '0'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe(`${nodeProblem('20.20.2')}\n`);
  expect(status).toBe(2);
});
