import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Slowness } from '../fixtures/slow-down.ts';
import { heading, median, row, say } from './report.ts';
import { withVisitor } from './servers.ts';
import { blockedBy, notesOf, watch } from './watched-page.ts';

const rows = 'main a[href^="/location/"]';

interface Sent {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

interface Load {
  readonly kilobytes: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** When the static frame shows the names of the locations. */
  readonly names: number;
  /** When React has painted the rows. */
  readonly rows: number;
  readonly blocked: number;
  readonly longest: number;
  readonly requests: readonly Sent[];
}

async function load(page: Page): Promise<Load> {
  const scripts = new Map<string, () => Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.set(new URL(response.url()).pathname, () => response.body());
    }
  });
  await watch(page, rows);
  await page.goto('/locations');
  await page.locator(`#root ${rows}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const notes = await notesOf(page);
  const all = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({
        path: name.slice(location.origin.length),
        start: startTime,
        end: responseEnd,
      })),
  );
  const requests = all
    .filter(({ start, end }) => start < notes.usable && end <= notes.usable)
    .toSorted((one, other) => one.start - other.start);
  const bodies = await Promise.all(requests.map(async ({ path }) => scripts.get(path)?.()));
  return {
    kilobytes: bodies.reduce((sum, body) => sum + (body ? gzipSync(body).length : 0), 0) / 1000,
    firstPaint: notes.firstPaint,
    largestPaint: notes.largestPaint,
    names: notes.shown,
    rows: notes.usable,
    blocked: blockedBy(notes),
    longest: Math.max(0, ...notes.longTasks.map(({ duration }) => duration)),
    requests,
  };
}

export interface Conditions extends Slowness {
  readonly name: string;
}

interface Places {
  readonly ours: string;
  readonly floor: string;
}

/** Alternates between the applications, so that other load on the machine affects both. */
export async function measureFirstScreen(
  browser: Browser,
  { ours, floor }: Places,
  { name, ...slowness }: Conditions,
  rounds: number,
): Promise<void> {
  const loads: { ours: Load[]; floor: Load[] } = { ours: [], floor: [] };
  for (let round = 0; round < rounds; round += 1) {
    loads.floor.push(await withVisitor(browser, { address: floor, ...slowness }, load));
    loads.ours.push(await withVisitor(browser, { address: ours, ...slowness }, load));
  }
  const of = (which: keyof typeof loads, figure: (load: Load) => number) =>
    median(loads[which].map(figure));
  const printRow = (what: string, figure: (load: Load) => number) => {
    const [bare, own] = [of('floor', figure), of('ours', figure)];
    row(what, bare, own, bare === 0 ? '' : (own / bare).toFixed(2));
  };
  heading(`The list's first screen, ${name}, ${rounds} loads each`, 'floor', 'ours', 'ratio');
  printRow('JavaScript, kB gz', ({ kilobytes }) => kilobytes);
  printRow('requests until the rows', ({ requests }) => requests.length);
  printRow('first contentful paint, ms', ({ firstPaint }) => firstPaint);
  printRow('largest contentful paint, ms', ({ largestPaint }) => largestPaint);
  printRow('names painted, ms', ({ names }) => names);
  printRow('rows painted, ms', ({ rows: shown }) => shown);
  printRow('blocked, ms', ({ blocked }) => blocked);
  printRow('longest task, ms', ({ longest }) => longest);

  const [last] = loads.ours.slice(-1);
  say(`\nWhen each request started and ended, ms, ${name}\n`);
  for (const { path, start, end } of last?.requests ?? []) {
    say(
      `${Math.round(start).toString().padStart(5)} to ${Math.round(end).toString().padStart(5)}  ${path}`,
    );
  }
}
