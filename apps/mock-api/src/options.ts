import { parseArgs } from 'node:util';
import { dialectNames } from './http/dialects/dialect-names.ts';
import { platformKinds, type Platform } from './http/platforms.ts';

export interface Options {
  readonly port: number;
  /** A file, or `:memory:`. */
  readonly database: string;
  /** A spreadsheet with the provider's profiles. */
  readonly profiles: string | undefined;
  readonly seed: number;
  readonly locations: number | undefined;
  /** The platform of accounts that choose none. */
  readonly platform: Platform;
  readonly quiet: boolean;
  /** Exits when the standard input closes, as it does when the parent process exits. */
  readonly endWithInput: boolean;
  readonly reset: boolean;
  readonly web: string | undefined;
  readonly webOrigin: string;
  /** Host names to accept besides the loopback names. */
  readonly allowedHosts: readonly string[];
  readonly help: boolean;
}

export const usage = `Usage: npm run mock -- [options]

  --port N          port on 127.0.0.1 (4010)
  --db PATH         database file, or :memory: (:memory:)
  --profiles FILE   business profiles in Google's bulk spreadsheet format (CSV)
  --seed N          seed of the generated data (1)
  --locations N     locations of the agency persona (2500)
  --platform KIND   extended, or specified: only the calls and events of the specification (extended)
  --dialects NAMES  how it answers where the specification is silent, such as ids-as-text,no-events
  --reset           start with an empty database
  --web DIR         also serve a built web application
  --web-origin URL  origin of links in e-mails (this server with --web, else http://127.0.0.1:5173)
  --allow-host NAME also accept this host name, such as a container's; repeatable (names of this machine)
  --quiet           print only errors
  --end-with-input  exit when the standard input closes, such as when its parent process exits
  --help            show this`;

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    strict: true,
    options: {
      port: { type: 'string', default: '4010' },
      db: { type: 'string', default: ':memory:' },
      profiles: { type: 'string' },
      seed: { type: 'string', default: '1' },
      locations: { type: 'string' },
      platform: { type: 'string', default: 'extended' },
      dialects: { type: 'string', default: '' },
      quiet: { type: 'boolean', default: false },
      'end-with-input': { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      web: { type: 'string' },
      'web-origin': { type: 'string' },
      'allow-host': { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const port = wholeNumber('--port', values.port, 65_535);
  // The usual address of the web application: the development server or, with `--web`, this server.
  const usualOrigin = `http://127.0.0.1:${values.web === undefined ? 5173 : port}`;
  return {
    port,
    database: values.db,
    profiles: values.profiles,
    seed: wholeNumber('--seed', values.seed, Number.MAX_SAFE_INTEGER),
    locations:
      values.locations === undefined
        ? undefined
        : wholeNumber('--locations', values.locations, 1_000_000),
    platform: {
      kind: oneOf('--platform', platformKinds, values.platform),
      dialects: values.dialects
        .split(',')
        .filter(Boolean)
        .map((name) => oneOf('--dialects', dialectNames, name)),
    },
    quiet: values.quiet,
    endWithInput: values['end-with-input'],
    reset: values.reset,
    web: values.web,
    webOrigin: originOf('--web-origin', values['web-origin'] ?? usualOrigin),
    allowedHosts: values['allow-host'].map(hostName),
    help: values.help,
  };
}

function wholeNumber(name: string, text: string, maximum: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > maximum) {
    throw new Error(`${name} takes a whole number from 0 to ${maximum}, not "${text}".`);
  }
  return value;
}

function oneOf<Name extends string>(
  option: string,
  names: readonly [Name, ...Name[]],
  text: string,
): Name {
  const name = names.find((each) => each === text);
  if (name) return name;
  throw new Error(`${option} takes ${names.join(', ')}, not "${text}".`);
}

function hostName(text: string): string {
  const name = URL.parse(`http://${text}`)?.host;
  if (name === text.toLowerCase() && !name.includes(':')) return name;
  throw new Error(`--allow-host takes a name without a port, as twin.example, not "${text}".`);
}

function originOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} takes an address as https://placekeeper.example, not "${text}".`);
  }
  return url.origin;
}
