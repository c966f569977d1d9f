import { expect, test } from 'vitest';
import { readOptions, usage } from './options.ts';

test('without options the twin is one of no trace, on its usual port', () => {
  expect(readOptions([])).toEqual({
    port: 4010,
    database: ':memory:',
    profiles: undefined,
    seed: 1,
    locations: undefined,
    quiet: false,
    reset: false,
    web: undefined,
    help: false,
  });
});

test('every option is read, and told in the usage', () => {
  const options = readOptions(
    '--port 0 --db a.sqlite --profiles b.csv --seed 7 --locations 25000 --reset --web dist --quiet'.split(
      ' ',
    ),
  );
  expect(options).toMatchObject({
    port: 0,
    database: 'a.sqlite',
    seed: 7,
    locations: 25_000,
    reset: true,
  });
  for (const option of [
    'port',
    'db',
    'profiles',
    'seed',
    'locations',
    'reset',
    'web',
    'quiet',
    'help',
  ]) {
    expect(usage).toContain(`--${option}`);
  }
});

test.each([
  [['--port', 'eighty'], /--port takes a whole number/],
  [['--port', '65536'], /from 0 to 65535/],
  [['--locations', '-1'], /--locations/],
  [['--seed', '1.5'], /--seed takes a whole number/],
  [['--colour'], /--colour/],
])('%s is refused in words', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
