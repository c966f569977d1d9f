import { expect, test } from 'vitest';
import { failedTests, lineOf, resultOf, slowestFiles } from './results.mjs';

const report = {
  counts: { passed: 12, failed: 0, skipped: 1 },
  files: Array.from({ length: 12 }, (_, index) => ({
    name: `${index}.test.ts`,
    took: index * 1000,
  })),
  failures: [],
};

function taskThat(given: { ran?: number; outputs?: string[]; cached?: boolean }) {
  const { ran, outputs = [], cached = false } = given;
  return {
    taskId: '@placekeeper/web#tests',
    task: 'tests',
    command: 'vitest run',
    directory: 'apps/web',
    resolvedTaskDefinition: { env: [], outputs },
    cache: { status: cached ? 'HIT' : 'MISS', timeSaved: 61_000 },
    ...(ran !== undefined && { execution: { startTime: 0, endTime: 1500, exitCode: ran } }),
  };
}

test('a task without a report counts as one', () => {
  const result = resultOf(taskThat({ ran: 0 }), undefined);
  expect(result.counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(lineOf(result)).toMatch(/^✓ web#tests +1\.5 s$/);
});

test('a task with a report has its counts', () => {
  const result = resultOf(taskThat({ ran: 0, outputs: ['.reports/**'] }), report);
  expect(lineOf(result)).toMatch(/^✓ web#tests +1\.5 s +12 passed, 0 failed, 1 skipped$/);
});

test('a cached result is marked and keeps its counts', () => {
  const task = taskThat({ ran: 0, outputs: ['.reports/**'], cached: true });
  expect(lineOf(resultOf(task, report))).toMatch(/cached, took 61\.0 s +12 passed, 0 failed/);
});

test.each([
  ['failed', taskThat({ ran: 1 })],
  ['did not run, because one that it depends on failed', taskThat({})],
  ['should have left a report', taskThat({ ran: 0, outputs: ['.reports/tests.json'] })],
])('a task that %s is a failure', (_, task) => {
  expect(resultOf(task, undefined).counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the ten slowest files of all workspaces are listed, slowest first', () => {
  const result = resultOf(taskThat({ ran: 0 }), report);
  const [head, ...lines] = slowestFiles([
    result,
    resultOf(taskThat({ ran: 0 }), undefined),
    result,
  ]);
  expect(head).toContain('tests: the slowest of 24 files');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatch(/11\.0 s +11\.test\.ts/);
});

test('a failed test is listed with the first lines of its error', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const failures = [{ file: 'tags.test.ts', title: 'merges tags', messages: [long] }];
  const lines = failedTests([resultOf(taskThat({ ran: 1 }), { ...report, failures })]);
  expect(lines[0]).toMatch(/✗ .*tags\.test\.ts › merges tags$/);
  expect(lines.slice(1)).toHaveLength(12);
  expect(lines.at(-1)).toBe('    line 11');
});
