import { parseArgs } from 'node:util';

export interface Options {
  readonly port: number;
  /** A file, or `:memory:`. */
  readonly database: string;
  /** A spreadsheet of profiles for the provider's world. */
  readonly profiles: string | undefined;
  readonly seed: number;
  /** How many locations the agency has. */
  readonly locations: number | undefined;
  readonly quiet: boolean;
  /** Start from nothing, whatever the file holds. */
  readonly reset: boolean;
  /** A built web application to serve beside the interface. */
  readonly web: string | undefined;
  readonly help: boolean;
}

export const usage = `Usage: npm run mock -- [options]

  --port N          port on 127.0.0.1 (4010)
  --db PATH         database file, or :memory: (:memory:)
  --profiles FILE   business profiles in Google's bulk spreadsheet format (CSV)
  --seed N          another world (1)
  --locations N     locations of the agency persona (2500)
  --reset           start the database file anew
  --web DIR         serve a built web application too
  --quiet           say nothing but errors
  --help            say this`;

/** Throws a message for people when an option is unknown or makes no sense. */
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
      quiet: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      web: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    port: wholeNumber('--port', values.port, 65_535),
    database: values.db,
    profiles: values.profiles,
    seed: wholeNumber('--seed', values.seed, Number.MAX_SAFE_INTEGER),
    locations:
      values.locations === undefined
        ? undefined
        : wholeNumber('--locations', values.locations, 1_000_000),
    quiet: values.quiet,
    reset: values.reset,
    web: values.web,
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
