import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Page } from '@playwright/test';
import { twinFor } from '../fixtures/twin.ts';
import { heapOf } from './heap.ts';
import { heading, median, row } from './report.ts';

/** Measures how much memory a list needs when it stays open, and how many socket frames it receives. */
export async function measureEvents(page: Page, count: number): Promise<void> {
  const twin = twinFor(page.request);
  await twin.createAccount({ persona: 'owner' });
  const { data } = await twin.call(locations.list, { query: { gbp_management_status: 'enabled' } });
  const session = await page.context().newCDPSession(page);
  let frames = 0;
  session.on('Network.webSocketFrameReceived', () => (frames += 1));
  await session.send('Network.enable');
  await page.goto('/locations');
  await page.waitForLoadState('networkidle');

  // Caches fill during the first tenth of the changes, so the comparison of memory starts after it.
  const heaps: number[] = [];
  for (let turn = 0; turn <= count; turn += 1) {
    const location = data[turn % data.length];
    if (!location) throw new Error('This account manages no location.');
    const value = `A description of turn ${turn}`;
    await twin.changeProfile({
      location_id: location.id,
      type: 'google',
      field_name: 'profile.description',
      update_value: value,
    });
    if (turn % Math.ceil(count / 10) === 0) heaps.push(await heapOf(page, session));
  }
  heading(
    `${count.toLocaleString('en')} changes by Google, while the list is open`,
    'first 10 %',
    'end',
  );
  row('JavaScript heap, MB', (heaps[1] ?? 0).toFixed(1), (heaps.at(-1) ?? 0).toFixed(1));
  row('median of the parts, MB', '', median(heaps).toFixed(1));
  row('frames of the socket', '', frames);
}
