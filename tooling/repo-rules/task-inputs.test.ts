import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { childEnvironment } from '../setup/child-environment.mjs';
import { root } from '../setup/root.mjs';
import { tool } from '../setup/tool.mjs';
import { importGraph } from './import-graph.ts';

interface Task {
  readonly taskId: string;
  readonly command: string;
  readonly directory: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
}

/**
 * Modules that a task imports but does not declare as inputs. turbo would keep a stale result after a change in them.
 */
export function unnamedInputs(
  tasks: readonly Task[],
  graph: ReadonlyMap<string, readonly string[]>,
): string[] {
  const inputsOf = ({ directory, inputs }: Task) =>
    Object.keys(inputs).map((path) => posix.join(directory, path));
  const allInputsOf = (task: Task): string[] => [
    ...inputsOf(task),
    ...tasks.filter(({ taskId }) => task.dependencies.includes(taskId)).flatMap(allInputsOf),
  ];
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .flatMap((task) => {
      const named = new Set(allInputsOf(task));
      const read = new Set(inputsOf(task));
      for (const path of read) for (const imported of graph.get(path) ?? []) read.add(imported);
      return [...read]
        .filter((path) => graph.has(path) && !named.has(path))
        .map((path) => `${task.taskId} → ${path}`);
    });
}

function plannedTasks(): Task[] {
  const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
  const names = new Set(Object.keys(tasks).map((id) => id.replace(/^.*#/, '')));
  const { stdout } = spawnSync(process.execPath, [tool('turbo'), 'run', ...names, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    env: childEnvironment(),
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout).tasks;
}

test('a task declares every module that it imports', () => {
  const tasks = plannedTasks();
  expect(tasks.length).toBeGreaterThan(20);
  expect(unnamedInputs(tasks, importGraph())).toEqual([]);
});

test('every declared input exists', () => {
  const named = readFileSync(join(root, 'turbo.json'), 'utf8').matchAll(
    /"\$TURBO_ROOT\$\/([\w./-]+)"/g,
  );
  const paths = [...named].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('an undeclared module is found', () => {
  const graph = new Map([
    ['a/start.ts', ['a/near.ts', 'b/named.ts', 'zod']],
    ['a/near.ts', ['b/unnamed.ts']],
    ['b/named.ts', []],
    ['b/unnamed.ts', []],
  ]);
  const task = { command: 'build', directory: 'a', inputs: { 'start.ts': '', 'near.ts': '' } };
  const sources = { command: '<NONEXISTENT>', directory: 'b', inputs: { 'named.ts': '' } };
  const tasks = [
    { ...task, taskId: 'a#build', dependencies: ['b#sources'] },
    { ...sources, taskId: 'b#sources', dependencies: [] },
  ];
  expect(unnamedInputs(tasks, graph)).toEqual(['a#build → b/unnamed.ts']);
});
