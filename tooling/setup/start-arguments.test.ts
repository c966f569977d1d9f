import { expect, test } from 'vitest';
import { readStartArguments } from './start-arguments.mjs';

test('the port is the web application’s, the rest goes to the twin as it is', () => {
  const args = ['--seed', '7', '--port', '8080', '--locations=500', '--reset'];
  expect(readStartArguments(args, '/here')).toEqual({
    port: 8080,
    help: false,
    twin: ['--seed', '7', '--locations=500', '--reset'],
  });
});

test('what it takes can be asked for', () => {
  expect(readStartArguments(['--help'], '/here')).toMatchObject({ help: true, twin: [] });
});

test.each([[['--profiles', 'mine.csv']], [['--profiles=mine.csv']]])(
  '%j is a file where the command was typed',
  (args) => {
    expect(readStartArguments(args, '/here').twin).toEqual(['--profiles', '/here/mine.csv']);
  },
);

test('a port that is none is refused', () => {
  expect(() => readStartArguments(['--port', 'web'], '/here')).toThrow('--port');
});
