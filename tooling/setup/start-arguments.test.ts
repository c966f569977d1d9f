import { expect, test } from 'vitest';
import { readStartArguments } from './start-arguments.mjs';

test('the port is for the web application, and the rest is passed to the twin', () => {
  const args = ['--seed', '7', '--port', '8080', '--locations=500', '--reset'];
  expect(readStartArguments(args, '/here')).toEqual({
    port: 8080,
    help: false,
    twin: ['--seed', '7', '--locations=500', '--reset'],
  });
});

test('--help is recognized', () => {
  expect(readStartArguments(['--help'], '/here')).toMatchObject({ help: true, twin: [] });
});

test.each([[['--profiles', 'mine.csv']], [['--profiles=mine.csv']]])(
  '%j is resolved in the current folder',
  (args) => {
    expect(readStartArguments(args, '/here').twin).toEqual(['--profiles', '/here/mine.csv']);
  },
);

test('an invalid port is refused', () => {
  expect(() => readStartArguments(['--port', 'web'], '/here')).toThrow('--port');
});
