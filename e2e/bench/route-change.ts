import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { heading, median, row } from './report.ts';
import { withVisitor } from './servers.ts';
import { pressToPaint } from './watched-page.ts';

const rows = 'main a[href^="/location/"][href$="/info"]';
/** The fields of a location. Does not match on the list, which has fields too. */
const fields = 'body:not(:has(main tbody)) main input';
/** In milliseconds: a short time between pointing at a link and clicking the link. */
const rest = 150;

/** Opens a location from the list twice: first without its code and data, then with both cached. */
async function change(page: Page): Promise<{ cold: number; warm: number }> {
  await page.goto('/locations');
  await page.locator(rows).first().waitFor();
  await page.waitForLoadState('networkidle');
  const cold = await open(page);
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await page.locator(rows).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { cold, warm: await open(page) };
}

async function open(page: Page): Promise<number> {
  await page.locator(rows).first().hover();
  await pause(rest);
  return pressToPaint(page, fields, () => page.locator(rows).first().click());
}

export async function measureRouteChange(
  browser: Browser,
  { ours, floor }: { ours: string; floor: string },
  { cpu, rounds }: { cpu: number; rounds: number },
): Promise<void> {
  const taken = { ours: [], floor: [] } as Record<
    'ours' | 'floor',
    Awaited<ReturnType<typeof change>>[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    taken.floor.push(await withVisitor(browser, { address: floor, cpu }, change));
    taken.ours.push(await withVisitor(browser, { address: ours, cpu }, change));
  }
  heading(`From the list to a location's fields, ${cpu}x CPU`, 'floor', 'ours', 'ratio');
  for (const kind of ['cold', 'warm'] as const) {
    const bare = median(taken.floor.map((each) => each[kind]));
    const own = median(taken.ours.map((each) => each[kind]));
    row(`${kind}, ms`, bare, own, (own / bare).toFixed(2));
  }
}
