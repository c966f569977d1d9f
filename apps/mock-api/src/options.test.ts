import { expect, test } from 'vitest';
import { readOptions, usage } from './options.ts';

test('by default the twin stores nothing, on its usual port', () => {
  expect(readOptions([])).toEqual({
    port: 4010,
    database: ':memory:',
    profiles: undefined,
    seed: 1,
    locations: undefined,
    platform: { kind: 'extended', dialects: [] },
    quiet: false,
    endWithInput: false,
    reset: false,
    web: undefined,
    webOrigin: 'http://127.0.0.1:5173',
    allowedHosts: [],
    help: false,
  });
});

test('every option is parsed, and listed in the usage', () => {
  const options = readOptions(
    '--port 0 --db a.sqlite --profiles b.csv --seed 7 --locations 25000 --reset --web dist --platform specified --dialects no-events,ids-as-text --quiet --end-with-input --allow-host twin.example --allow-host Other'.split(
      ' ',
    ),
  );
  expect(options).toMatchObject({
    port: 0,
    database: 'a.sqlite',
    seed: 7,
    locations: 25_000,
    platform: { kind: 'specified', dialects: ['no-events', 'ids-as-text'] },
    reset: true,
    endWithInput: true,
    allowedHosts: ['twin.example', 'other'],
  });
  for (const option of [
    'port',
    'db',
    'profiles',
    'seed',
    'locations',
    'platform',
    'dialects',
    'reset',
    'web',
    'web-origin',
    'allow-host',
    'quiet',
    'end-with-input',
    'help',
  ]) {
    expect(usage).toContain(`--${option}`);
  }
});

test('links in e-mails point to the web application', () => {
  const originFor = (...args: string[]) => readOptions(args).webOrigin;
  expect(originFor('--web', 'dist', '--port', '4620')).toBe('http://127.0.0.1:4620');
  expect(originFor('--web-origin', 'https://web.example/?x#y')).toBe('https://web.example');
  expect(originFor('--web', 'dist', '--web-origin', 'http://localhost:8080')).toBe(
    'http://localhost:8080',
  );
});

test.each([
  [['--web-origin', 'web.example'], /--web-origin takes an address/],
  [['--web-origin', 'javascript:alert(1)'], /--web-origin/],
  [['--port', 'eighty'], /--port takes a whole number/],
  [['--port', '65536'], /from 0 to 65535/],
  [['--locations', '-1'], /--locations/],
  [['--seed', '1.5'], /--seed takes a whole number/],
  [['--platform', 'both'], /--platform takes extended, specified/],
  [['--dialects', 'ids-as-text,latin'], /--dialects takes writes-empty-object, .*, not "latin"/],
  [['--allow-host', 'twin.example:4010'], /--allow-host takes a name without a port/],
  [['--allow-host', 'a/b'], /--allow-host/],
  [['--colour'], /--colour/],
])('%s is refused with a message', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
