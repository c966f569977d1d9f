import { clippedBySpacing } from '../fixtures/clipped-text.ts';
import { noteFocus } from '../fixtures/describe-focus.ts';
import { forcedColourProblems } from '../fixtures/forced-colours.ts';
import { movements, watchMovement } from '../fixtures/motion.ts';
import { outOfReach } from '../fixtures/overlay-reach.ts';
import { overlayErrors, overlays } from '../fixtures/overlays.ts';
import { tabProblems } from '../fixtures/tab-walk.ts';
import { smallTargets } from '../fixtures/target-size.ts';
import { expect, test } from '../fixtures/test.ts';

const views = {
  'within reach': outOfReach,
  'met by a finger': smallTargets,
  'with text spaced out': clippedBySpacing,
  'in colours of the system': forcedColourProblems,
  'where motion is reduced': movements,
};

/**
 * Resizing closes menus, so each overlay opens again for each window size. 320 by 256 is a window of 1280 by 1024 at
 * 400 %.
 */
const windows = {
  'at 100 %': { width: 1440, height: 900 },
  'at 400 %': { width: 320, height: 256 },
};

test.use({ expectedErrors: overlayErrors });

for (const [name, { open, tags, nextKey = 'Tab' }] of Object.entries(overlays)) {
  for (const [zoom, size] of Object.entries(windows)) {
    test(
      `${name} is accessible ${zoom}`,
      { tag: [...tags, '@SHELL-16'] },
      async ({ page, twin }) => {
        await noteFocus(page);
        await watchMovement(page);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.setViewportSize(size);
        await open(page, twin);
        // Soft, so that a failed check does not hide later problems.
        for (const [view, problemsOf] of Object.entries(views))
          expect.soft(await problemsOf(page), view).toEqual([]);
        expect.soft(await tabProblems(page, nextKey), 'by keyboard').toEqual([]);
      },
    );
  }
}
