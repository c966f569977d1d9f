import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { control } from '../src/control/contract.ts';
import { createHttpClient, type HttpClient } from '../src/testing/http-client.ts';
import { spawnTwin, type SpawnedTwin } from '../src/testing/spawned-twin.ts';
import { bareFanOut, twinFanOut, type Delivery } from './fan-out.ts';
import { measure, type Figures } from './measure-load.ts';
import { hotPlans } from './plans.ts';
import { subjectsFor, type Goal } from './subjects.ts';

/** Measures the built twin over a real port, and a bare Hono server in the same run. */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    seconds: { type: 'string' },
    listeners: { type: 'string', default: '1000' },
  },
});
const sizes = (values.sizes ?? (values.quick ? '1000,10000' : '1000,10000,100000'))
  .split(',')
  .map(Number);
const seconds = Number(values.seconds ?? (values.quick ? 1 : 2));
const listeners = Number(values.listeners);
const largest = Math.max(...sizes);

const built = join(import.meta.dirname, '../dist/main.mjs');
const folder = mkdtempSync(join(tmpdir(), 'twin-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const began = performance.now();

console.log(`Node ${process.version}, ${seconds} s for each figure, one client and then sixteen\n`);
for (const size of sizes) {
  const file = join(folder, `${size}.sqlite`);
  const start = performance.now();
  await withServer(twin(['--db', file, '--locations', String(size)]), async () => {
    line(
      `${size.toLocaleString('en')} locations: made in ${Math.round(performance.now() - start)} ms, ${megabytes(statSync(file).size)}`,
    );
  });
  // Starts the twin in a separate process, so that its caches are empty.
  await withServer(twin(['--db', file]), (server) => measureCalls(server, size));
}

const file = join(folder, `${largest}.sqlite`);
line(`\nStart on ${largest.toLocaleString('en')} locations, and sockets`);
await measureStarts(file);
await withServer(twin(['--db', file]), async (server) => {
  const client = await signedIn(server);
  const rounds = values.quick ? 10 : 30;
  report(
    `twin, ${listeners} listeners`,
    await twinFanOut(server.url, client, { count: listeners, rounds }),
  );
  line(`memory with ${listeners} listeners: ${memoryOf(server)}`);
});
await withServer(script('bare-sockets.ts'), async ({ url }) => {
  const rounds = values.quick ? 10 : 30;
  report(`bare ws, ${listeners} listeners`, await bareFanOut(url, { count: listeners, rounds }));
});

line(`\nPlans on ${largest.toLocaleString('en')} locations`);
for (const step of hotPlans(file)) line(step);
line(`\n${Math.round((performance.now() - began) / 1000)} s in all`);
process.exit();

async function measureCalls(server: SpawnedTwin, size: number): Promise<void> {
  const client = await signedIn(server);
  const hello = await withServer(script('hello.ts'), ({ url }) =>
    measure({ url, headers: {} }, () => ({ method: 'GET', path: '/' }), seconds),
  );
  line(`${'call'.padEnd(26)}${['p50 ms', 'p99 ms', '/s', '× hello'].map(right).join('')}`);
  row('bare Hono', hello, hello);
  for (const { name, shoot, goal } of await subjectsFor(client)) {
    const target = { url: server.url, headers: client.headers() };
    row(name, await measure(target, shoot, seconds), hello, size === 100_000 ? goal : undefined);
  }
  line(`memory after it: ${memoryOf(server)}\n`);
}

function row(name: string, figures: Figures, hello: Figures, goal?: Goal): void {
  const { p50, p99, perSecond } = figures;
  const ofHello = perSecond / hello.perSecond;
  const cells = [
    p50.toFixed(2),
    p99.toFixed(2),
    Math.round(perSecond).toLocaleString('en'),
    ofHello.toFixed(3),
  ];
  line(`${name.padEnd(26)}${cells.map(right).join('')}${judged({ p50, ofHello }, goal)}`);
}

function judged(met: Required<Goal>, goal: Goal | undefined): string {
  if (goal?.ofHello !== undefined)
    return `  ${met.ofHello >= goal.ofHello ? '✓' : '✗'} at least ${goal.ofHello}`;
  if (goal?.p50 !== undefined)
    return `  ${met.p50 <= goal.p50 ? '✓' : '✗'} p50 at most ${goal.p50} ms`;
  return '';
}

async function measureStarts(database: string): Promise<void> {
  const times: number[] = [];
  let memory = '';
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await withServer(twin(['--db', database]), async (server) => {
      await fetch(`${server.url}/sanctum/csrf-cookie`);
      times.push(performance.now() - start);
      memory = memoryOf(server);
    });
  }
  const median = times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  line(`first answer after ${Math.round(median)} ms (median of 5), memory then: ${memory}`);
}

function report(name: string, { first, last }: Delivery): void {
  line(`${name.padEnd(26)} first ${first.toFixed(1)} ms, last ${last.toFixed(1)} ms`);
}

function twin(args: readonly string[]): Promise<SpawnedTwin> {
  return spawnTwin(args, built);
}

function script(name: string): Promise<SpawnedTwin> {
  return spawnTwin([], join(import.meta.dirname, name));
}

async function withServer<Result>(
  starting: Promise<SpawnedTwin>,
  work: (server: SpawnedTwin) => Promise<Result>,
): Promise<Result> {
  const server = await starting;
  try {
    return await work(server);
  } finally {
    // Does not kill the twin, because the next start would then check the whole file.
    await server.stop();
  }
}

async function signedIn({ url }: SpawnedTwin): Promise<HttpClient> {
  const client = createHttpClient(url);
  await client.succeed(control.signIn, { body: { persona: 'agency' } });
  return client;
}

function memoryOf({ pid }: SpawnedTwin): string {
  if (process.platform === 'win32') return 'unknown';
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return megabytes(Number(kilobytes) * 1024);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

function right(text: string): string {
  return text.padStart(10);
}

function line(text: string): void {
  console.log(text);
}
