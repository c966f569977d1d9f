import { paths, type RouteName } from '@placekeeper/web/paths';
import { clippedBySpacing } from '../fixtures/clipped-text.ts';
import { forcedColourProblems } from '../fixtures/forced-colours.ts';
import { movements, watchMovement } from '../fixtures/motion.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { printProblems } from '../fixtures/print.ts';
import { structureProblems } from '../fixtures/structure.ts';
import { smallTargets } from '../fixtures/target-size.ts';
import { expect, test } from '../fixtures/test.ts';
import { zoomProblems } from '../fixtures/zoom.ts';

/** Checks of one page, in the order in which they run. */
const views = {
  'read by assistive technology': structureProblems,
  'met by a finger': smallTargets,
  'with text spaced out': clippedBySpacing,
  'in colours of the system': forcedColourProblems,
  'on paper': printProblems,
  'at 400 %': zoomProblems,
  'at 400 %, met by a finger': smallTargets,
  'at 400 %, with text spaced out': clippedBySpacing,
  'where motion is reduced': movements,
};

const isRouteName = (name: string): name is RouteName => name in paths;

for (const name of Object.keys(places).filter(isRouteName)) {
  test(`${name} is accessible`, { tag: '@SHELL-16' }, async ({ page, twin }) => {
    await watchMovement(page);
    const address = await addressOf(name, twin, page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // Soft, so that a failed check does not hide later problems.
    for (const [view, problemsOf] of Object.entries(views))
      expect.soft(await problemsOf(page), view).toEqual([]);
  });
}
