import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { Page } from '@playwright/test';
import { slowDown } from '../fixtures/slow-down.ts';
import { twinFor } from '../fixtures/twin.ts';
import { at, heading, median, row } from './report.ts';
import { notesOf, pressToPaint, watch } from './watched-page.ts';

/** The platform accepts and rejects updates of these fields. */
const fields = ['title', 'phoneNumbers', 'profile.description', 'websiteUri', 'regularHours'];
const review = `/gbp-update-management?${fields.map((field) => `fields[]=${field}`).join('&')}`;
const current = '[aria-label="Updates to review"] li a[aria-current=true]';

/** Opens a thousand updates, of which several hundred can be both accepted and rejected. */
async function open(page: Page, cpu: number) {
  const twin = twinFor(page.request);
  await twin.createAccount({ scenario: 'many-updates' });
  await watch(page, current);
  await page.goto(review);
  await page.locator(current).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page, { cpu });
  return twin;
}

async function press(page: Page, keys: string, times: number) {
  const before = (await notesOf(page)).interactions.length;
  const shown: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const href = await page.locator(current).getAttribute('href');
    const next = `${current}:not([href="${href}"])`;
    const key = keys.charAt(turn % keys.length);
    shown.push(await pressToPaint(page, next, () => page.keyboard.press(key)));
  }
  return { shown, frames: (await notesOf(page)).interactions.slice(before) };
}

export async function measureReviewing(
  page: Page,
  { cpu, presses }: { cpu: number; presses: number },
): Promise<void> {
  await open(page, cpu);
  heading(`Reviewing a thousand updates, ${cpu}x CPU, ms`, 'median', '98 %', 'worst');
  for (const [what, keys] of [
    // Moves to the next page and back.
    ['move (j, k)', 'jjjjjjkkkkkk'],
    ['decide (a, d, r)', 'adr'],
  ] as const) {
    const { shown, frames } = await press(page, keys, presses);
    row(`${what}, to the next update painted`, median(shown), at(shown, 0.98), at(shown, 1));
    row(`${what}, to the next frame`, median(frames), at(frames, 0.98), at(frames, 1));
  }
  const { shown, frames } = await filter(page, Math.ceil(presses / 3));
  row('filter, to the list painted', median(shown), at(shown, 0.98), at(shown, 1));
  row('filter, to the next frame', median(frames), at(frames, 0.98), at(frames, 1));
}

const filters = [
  { name: 'Google', row: '[href*="source=google"]' },
  { name: 'Owner/Manager', row: '[href*="source=ownerManager"]' },
  { name: 'All', row: ':not([href*="source="])' },
] as const;

/** Switches the source repeatedly. After the first round, the data of each source is cached. */
async function filter(page: Page, times: number) {
  const before = (await notesOf(page)).interactions.length;
  const shown: number[] = [];
  const sources = page.getByRole('list', { name: 'Source' });
  for (let turn = 0; turn < times; turn += 1) {
    const { name, row: filtered } = filters[turn % filters.length] ?? filters[0];
    const link = sources.getByRole('link', { name });
    await link.hover();
    shown.push(await pressToPaint(page, `${current}${filtered}`, () => link.click()));
  }
  return { shown, frames: (await notesOf(page)).interactions.slice(before) };
}

/** Decides updates without pauses until `count` decisions are sent. */
export async function measureTriage(page: Page, count: number): Promise<void> {
  const twin = await open(page, 1);
  const waiting = async () =>
    (await twin.call(updates.list, { query: { field_names: fields, active: true } })).meta.total;
  const before = await waiting();
  const goal = Math.min(count, before);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/google-updates\/\d+\/(?:accept|reject|dismiss)$/.test(request.url())) {
      asked.push(request.url());
    }
  });
  const began = performance.now();
  for (let turn = 0; asked.length < goal; turn += 1) {
    await page.keyboard.press('adr'.charAt(turn % 3));
    await page.locator('h1:focus, h2:focus').waitFor();
  }
  const seconds = (performance.now() - began) / 1000;
  await page.waitForLoadState('networkidle');
  const decided = before - (await waiting());
  heading('Decisions by keyboard', 'made', 'lost', 'a second');
  row('1x CPU', asked.length, asked.length - decided, (asked.length / seconds).toFixed(1));
}
