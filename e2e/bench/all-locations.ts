import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../fixtures/slow-down.ts';
import { heapOf } from './heap.ts';
import { traceTasks } from './main-thread.ts';
import { heading, row } from './report.ts';
import { builtWeb, withTwin, withVisitor } from './servers.ts';

const list = '/api/locations/list';

interface Figures {
  readonly seconds: number;
  readonly requests: number;
  readonly longest: number;
  readonly longestByClock: number;
  readonly blocked: number;
  readonly heapBefore: number;
  readonly heapAfter: number;
}

/** Measures from the click on a filter that the platform lacks until the application has read all locations. */
async function readAll(page: Page, cpu: number): Promise<Figures> {
  await page.goto('/locations');
  await page.locator('main tbody a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const heapBefore = await heapOf(page, session);
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === list) requests += 1;
  });
  await slowDown(page, { cpu });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const choice = page.getByRole('menuitemcheckbox', { name: 'Has updates to review' });
  await choice.waitFor();
  const began = performance.now();
  const reading = page.getByText(/^Loading your locations/);
  const tasks = await traceTasks(
    page,
    async () => {
      await choice.click();
      await reading.waitFor();
      await reading.waitFor({ state: 'detached', timeout: 300_000 });
    },
    'click',
  );
  const seconds = (performance.now() - began) / 1000;
  const work = tasks.map((task) => task.work);
  return {
    seconds,
    requests,
    longest: Math.max(...work),
    longestByClock: Math.max(...tasks.map((task) => task.lasted)),
    blocked: work.reduce((sum, each) => sum + Math.max(0, each - 50), 0),
    heapBefore,
    heapAfter: await heapOf(page, session),
  };
}

export async function measureAllLocations(
  browser: Browser,
  { sizes, cpu }: { sizes: readonly number[]; cpu: number },
): Promise<void> {
  const taken: Figures[] = [];
  for (const size of sizes) {
    await withTwin(builtWeb, size, async (address) => {
      taken.push(await withVisitor(browser, { address }, (page) => readAll(page, cpu)));
    });
  }
  heading(`Reading all locations, ${cpu}x CPU`, ...sizes.map((size) => size.toLocaleString('en')));
  const printRow = (what: string, figure: (figures: Figures) => string | number) =>
    row(what, ...taken.map(figure));
  printRow('longest task, ms of the processor', ({ longest }) => longest);
  printRow('longest task, ms by the clock', ({ longestByClock }) => longestByClock);
  printRow('blocked, ms', ({ blocked }) => blocked);
  printRow('seconds in all', ({ seconds }) => seconds.toFixed(1));
  printRow('requests', ({ requests }) => requests);
  printRow('JavaScript heap before, MB', ({ heapBefore }) => heapBefore.toFixed(1));
  printRow('JavaScript heap after, MB', ({ heapAfter }) => heapAfter.toFixed(1));
}
