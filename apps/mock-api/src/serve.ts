import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { takeDatabase } from './db/take-database.ts';
import { UnusableDatabase } from './db/unusable-database.ts';
import { isoDate } from './domain/clock.ts';
import { identifySocket } from './http/session.ts';
import { readOptions, usage, type Options } from './options.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { decodeFile } from '@placekeeper/contracts/spreadsheet/decode-file';
import { countText } from '@placekeeper/contracts/wording/group-digits';
import { listeners } from './listeners.ts';
import { createHub } from './realtime/hub.ts';
import { attachSockets } from './realtime/socket-server.ts';
import { seedPersonas } from './seed/personas.ts';
import { startTicker } from './simulator/run-due-jobs.ts';
import { readProfiles } from './spreadsheet/read-profiles.ts';
import { serveWeb } from './web-files.ts';

/** Fixed credentials, because they protect a development tool that only this machine can reach. */
const credentials = { key: 'placekeeper', secret: 'placekeeper-local-secret' };

/**
 * Node closes idle connections after five seconds, which can reset a new request. Clients on this machine, such as the
 * development server and the tests, pause longer.
 */
const idleConnectionMs = 120_000;
/** The address of a long search can exceed Node's default limit of 16 kB. */
const longestHeaders = 64 * 1024;

const options = optionsOrExit();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const say = (line: string) => {
  if (!options.quiet) console.log(line);
};
main();

function main(): void {
  // Reads the spreadsheet before the database is reset, so that a mistyped name deletes nothing.
  const profiles = options.profiles === undefined ? undefined : loadProfiles(options.profiles);
  const { db, unlock } = databaseOrExit();
  const hub = createHub(credentials);
  const deps = { db, hub, clock: Date.now, webOrigin: options.webOrigin, listeners };
  const { seed, locations } = options;
  const made = seedPersonas(deps, { seed, locations, profiles });
  if (!made && (profiles || locations !== undefined)) {
    console.error(
      `${options.database} already has its accounts. Add --reset to create them again with these options.`,
    );
  }

  const { allowedHosts, platform } = options;
  const app = createApp(deps, { credentials, profiles, platform, allowedHosts });
  if (options.web !== undefined) webOrExit(app, resolve(options.web));
  const server = serve(
    {
      fetch: app.fetch,
      port: options.port,
      hostname: '127.0.0.1',
      serverOptions: { keepAliveTimeout: idleConnectionMs, maxHeaderSize: longestHeaders },
    },
    ({ port }) => {
      say(`Placekeeper's platform simulator listens on http://127.0.0.1:${port}`);
    },
  );
  server.once('error', (error) => {
    const inUse = Reflect.get(error, 'code') === 'EADDRINUSE';
    const why = inUse ? 'another program uses it' : error.message;
    console.error(`Cannot listen on port ${options.port}: ${why}. Choose another one with --port.`);
    process.exit(1);
  });
  server.on('clientError', refuseRequest);
  // Cast, because the type of `serve` does not say that the server is a plain HTTP server.
  const sockets = attachSockets(server as Parameters<typeof attachSockets>[0], hub, {
    // This includes pages of a development server, whose proxy keeps the host of the page.
    allowedOrigins: ['same-host'],
    allowedHosts,
    identify: identifySocket(deps),
  });
  const stopTicker = startTicker(deps);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  if (options.endWithInput) process.stdin.once('end', stop).resume();

  function stop(): void {
    stopTicker();
    void sockets.stop().then(() => {
      server.close();
      db.$client.close();
      unlock();
      process.exit(0);
    });
  }
}

/** Node's own answer has no body, so a browser would show an empty page. */
function refuseRequest(error: Error, socket: Duplex): void {
  if (!socket.writable) return;
  const isTooLong = Reflect.get(error, 'code') === 'HPE_HEADER_OVERFLOW';
  const [status, text] = isTooLong
    ? ['431 Request Header Fields Too Large', 'This address is too long. Shorten it and try again.']
    : ['400 Bad Request', 'The simulator could not read this request.'];
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  );
}

function databaseOrExit() {
  try {
    return takeDatabase(options, join(import.meta.dirname, '../drizzle'));
  } catch (error) {
    if (error instanceof UnusableDatabase) return leave(error.message);
    throw error;
  }
}

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error('Use --help to see all options.');
    process.exit(2);
  }
}

/** Reports the rows with errors, and loads the remaining rows. */
function loadProfiles(file: string): readonly Profile[] {
  const { profiles, errors, unknownColumns } = readProfiles(textOf(file), {
    today: isoDate(Date.now()),
  });
  for (const { line, column, message } of errors) {
    console.error(`${file}:${line}: ${column === null ? '' : `${column}: `}${message}`);
  }
  if (unknownColumns.length > 0) say(`${file}: columns not used: ${unknownColumns.join(', ')}`);
  if (profiles.length === 0) leave(`${file} holds no profile that can be loaded.`);
  const refused = new Set(errors.map(({ line }) => line)).size;
  const loaded = `${file}: ${countText(profiles.length, 'profile')} loaded, ${countText(refused, 'row')} left out`;
  // Refused rows are reported even with --quiet.
  if (refused > 0) console.error(loaded);
  else say(loaded);
  return profiles.map(({ profile }) => profile);
}

function textOf(file: string): string {
  const decoded = decodeFile(bytesOf(file));
  if ('text' in decoded) return decoded.text;
  return leave(
    decoded.unreadable === 'workbook'
      ? `${file} is an Excel workbook. Save the sheet as “CSV UTF-8” and name that file.`
      : `${file} is not a CSV file. Export the spreadsheet as CSV and name that file.`,
  );
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'code');
    if (code === 'ENOENT') return leave(`${file} does not exist.`);
    if (code === 'EISDIR') return leave(`${file} is a folder.`);
    const why = error instanceof Error ? error.message : String(error);
    return leave(`The simulator could not read ${file}: ${why}`);
  }
}

function webOrExit(app: Parameters<typeof serveWeb>[0], directory: string): void {
  try {
    serveWeb(app, directory);
  } catch (error) {
    leave(error instanceof Error ? error.message : String(error));
  }
}

function leave(message: string): never {
  console.error(message);
  process.exit(2);
}
