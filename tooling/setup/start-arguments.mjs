import { resolve } from 'node:path';

export const startHelp = `Usage: npm start -- [options]

  --port N          port of the application on 127.0.0.1 (5173, or the next free one)
  --profiles FILE   business profiles in Google's bulk spreadsheet format (CSV)
  --locations N     locations of the agency persona (2500)
  --seed N          seed of the generated data (1)
  --platform KIND   extended, or specified: only the calls and events of the specification (extended)
  --dialects NAMES  how the simulator answers where the specification is silent; see docs/platform.md
  --reset           start with an empty database
  --help            show this`;

/**
 * `--port` is for the web application; all other options are for the twin.
 * @param {string[]} args
 * @param {string} folder where the command was typed
 */
export function readStartArguments(args, folder) {
  /** @type {string[]} */
  const twin = [];
  let port = 5173;
  let help = false;
  for (let i = 0; i < args.length; i += 1) {
    const [name = '', inline] = (args[i] ?? '').split(/=(.*)/s, 2);
    const value = () => inline ?? args[(i += 1)] ?? '';
    if (name === '--help') help = true;
    else if (name === '--port') port = Number(value());
    else if (name === '--profiles') twin.push(name, resolve(folder, value()));
    else twin.push(args[i] ?? '');
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('--port must be a number between 1 and 65535.');
  return { port, twin, help };
}
