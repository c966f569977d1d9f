import { expectAccessible, makeWideAndLight } from '../fixtures/accessible.ts';
import { overlayErrors, overlays } from '../fixtures/overlays.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expectedErrors: overlayErrors });

const kinds =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [data-tooltip-popup], [data-sonner-toast]';
const all = Object.entries(overlays);
/** The number of overlays that share an account and a page. */
const size = Math.ceil(all.length / 2);
const groups = [all.slice(0, size), all.slice(size)];

for (const group of groups) {
  const names = group.map(([name]) => name).join('; ');
  const tags = new Set(group.flatMap(([, overlay]) => overlay.tags));
  test(`overlays are accessible: ${names}`, { tag: [...tags] }, async ({ page, twin }) => {
    test.setTimeout(group.length * 45_000);
    for (const [name, { open }] of group) {
      await test.step(name, async () => {
        // Moves the pointer away, because Escape first closes a tooltip under it.
        await page.mouse.move(700, 2);
        await page.keyboard.press('Escape');
        await makeWideAndLight(page);
        await open(page, twin);
        // The screen below is checked by the sweep of all screens.
        await expectAccessible(
          page,
          () => expect(page.locator(kinds).first()).toBeVisible(),
          kinds,
        );
      });
    }
  });
}
