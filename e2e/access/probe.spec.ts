import { mkdirSync, appendFileSync } from 'node:fs';
import { paths, type RouteName } from '@placekeeper/web/paths';
import { animationsEnd } from '../fixtures/animations.ts';
import { violationsOf } from '../fixtures/axe.ts';
import { clippedBySpacing } from '../fixtures/clipped-text.ts';
import { movements, watchMovement } from '../fixtures/motion.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { paper, printFaults } from '../fixtures/print.ts';
import { structureFaults } from '../fixtures/structure.ts';
import { tabFaults } from '../fixtures/tab-walk.ts';
import { smallTargets } from '../fixtures/target-size.ts';
import { zoomed, zoomFaults } from '../fixtures/zoom.ts';
import { expect, test } from '../fixtures/test.ts';

const isRouteName = (name: string): name is RouteName => name in paths;
const out = '/tmp/access';
mkdirSync(out, { recursive: true });
for (const name of Object.keys(places).filter(isRouteName)) {
  test(`probe ${name}`, async ({ page, twin }) => {
    const said: Record<string, unknown> = {};
    const times: Record<string, number> = {};
    const timed = async (what: string, run: () => Promise<unknown>) => {
      const began = Date.now();
      said[what] = await run().catch((e) => String(e));
      times[what] = Date.now() - began;
    };
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await watchMovement(page);
    const address = await addressOf(name, twin, page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await animationsEnd(page);
    await timed('structure', () => structureFaults(page));
    await timed('targets', () => smallTargets(page));
    await timed('spacing', () => clippedBySpacing(page));
    await timed('dark', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await animationsEnd(page);
      return violationsOf(page);
    });
    await timed('forced', async () => {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      await page.screenshot({ path: `${out}/${name}-forced.png`, fullPage: false });
      await page.emulateMedia({ forcedColors: 'none' });
      return [];
    });
    await timed('print', async () => {
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: 'print' });
      const faults = await printFaults(page);
      await page.screenshot({ path: `${out}/${name}-print.png`, fullPage: true });
      await page.emulateMedia({ media: 'screen' });
      return faults;
    });
    await page.setViewportSize(zoomed);
    await timed('zoom', () => zoomFaults(page));
    await page.screenshot({ path: `${out}/${name}-zoom.png`, fullPage: false });
    await page.setViewportSize({ width: 320, height: 720 });
    await page.screenshot({ path: `${out}/${name}-320.png`, fullPage: true });
    await page.setViewportSize(zoomed);
    await timed('zoomTargets', () => smallTargets(page));
    await timed('zoomSpacing', () => clippedBySpacing(page));
    await timed('tab', () => tabFaults(page));
    await timed('motion', () => movements(page));
    appendFileSync(`${out}/report.jsonl`, `${JSON.stringify({ name, said, times })}\n`);
  });
}
