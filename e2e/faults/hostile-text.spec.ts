import { paths, type RouteName } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { overflowOf } from '../fixtures/accessible.ts';
import { overlays } from '../fixtures/overlays.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/** In characters. The second text starts with one long word, and continues with many words. */
const longest = 10_000;
const turned = '\u202Eexe.gpj\u2067 a\u200Bb مقهى 👩‍👩‍👧‍👦';

/** Names that no business has, but that someone will enter. */
const hostileTexts = [
  `=HYPERLINK("https://evil.example")"><img src=x onerror="hostile=1"></title><script>hostile=1</script>{{7*7}} ' ${turned}\r\nBcc: all@example.com`,
  `${turned} <b>${'W'.repeat(longest / 2)}${' endless'.repeat(longest)}`.slice(0, longest),
] as const;

/** Rotates the texts, so that each place gets each text in some turn. */
const hostileTurns = hostileTexts.map((_, turn) => [
  ...hostileTexts.slice(turn),
  ...hostileTexts.slice(0, turn),
]);

/** In lines: the height of the longest description on a phone. */
const tallest = 560;

/**
 * Returns places where a text has an effect: it runs, becomes an element, changes the direction of the words after it,
 * or breaks the layout.
 */
function hostileParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ mark, long, most }) => {
      const found: string[] = [];
      if ('hostile' in globalThis) found.push('it ran');
      for (const { outerHTML } of document.querySelectorAll(
        'img[src="x"], [onerror], a[href^="javascript:" i], [src^="javascript:" i]',
      ))
        found.push(outerHTML.slice(0, 200));

      const isolates = (element: Element) => {
        const { display, unicodeBidi } = getComputedStyle(element);
        return display !== 'inline' || /isolate|plaintext/.test(unicodeBidi);
      };
      const spiltBy = (node: Node) => {
        let room = node.parentElement;
        while (room && !isolates(room)) room = room.parentElement;
        // Added and removed parts of a value belong to one text.
        if (room?.querySelector('ins, del')) return '';
        const after = document.createRange();
        after.setStartAfter(node);
        if (room) after.setEndAfter(room.lastChild ?? room);
        const spilt = after.toString().trim();
        return spilt && `turned: ${spilt.slice(0, 80)} in ${room?.outerHTML.slice(0, 160)}`;
      };
      const heightOf = (node: Node) => {
        const all = document.createRange();
        all.selectNode(node);
        let { top, bottom } = all.getBoundingClientRect();
        for (let box = node.parentElement; box; box = box.parentElement) {
          if (box === document.body || getComputedStyle(box).overflowY === 'visible') continue;
          const seen = box.getBoundingClientRect();
          [top, bottom] = [Math.max(top, seen.top), Math.min(bottom, seen.bottom)];
        }
        return bottom - top;
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        if (!text.includes(mark) && text.length < long) continue;
        const parent = node.parentElement;
        if (!parent?.checkVisibility() || parent.closest('script, textarea')) continue;
        const spilt = text.includes(mark) && spiltBy(node);
        if (spilt) found.push(spilt);
        const height = heightOf(node);
        if (height > most)
          found.push(`${Math.round(height)}px tall: ${parent.outerHTML.slice(0, 160)}`);
      }
      return [...new Set(found)].slice(0, 10);
    },
    { mark: '\u202Eexe', long: 1000, most: tallest },
  );
}

const isRouteName = (name: string): name is RouteName => name in paths;

/** Soft, so that each test reports all faults. */
const softExpect = expect.configure({ soft: true });

async function staysText(page: Page, turn = 0): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const at = `turn ${turn}, ${width}px wide`;
    // The page adapts to a new width in the next frame.
    await softExpect.poll(() => overflowOf(page), `${at}: sideways`).toBeLessThanOrEqual(0);
    softExpect(await hostileParts(page), at).toEqual([]);
  }
  // SHELL-16: a title is no longer than a tab can show, and has no control characters.
  softExpect(await page.title()).toMatch(/^[^\p{Cc}\u202E\u2067]{1,200}$/u);
}

test.beforeEach(({ page }) => {
  page.on('dialog', () => softExpect(page.url(), 'a dialog').toBe(''));
});

test.describe('hostile text is shown as text', () => {
  for (const name of Object.keys(places).filter(isRouteName)) {
    test(`at ${name}`, { tag: ['@SHELL-16', '@UPD-9'] }, async ({ page, twin }) => {
      const address = await addressOf(name, twin, page);
      for (const [turn, texts] of hostileTurns.entries()) {
        await twin.replaceTexts(texts);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/couldn’t load/);
        await staysText(page, turn);
      }
    });
  }
});

/** Overlays with texts of users that open in any account. */
const shared = [
  'the user menu',
  'the rejection of all updates',
  'an enlarged photo',
  'a confirmation',
  'a toast that stays',
].map((name) => [name, overlays[name]?.open] as const);

/** Screens that the test must first fill with the texts. */
const own: Readonly<Record<string, (page: Page, twin: Twin) => Promise<void>>> = {
  'the search with results': async (page) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('searchbox', { name: 'Search' }).fill('exe');
    await expect(page.getByRole('region', { name: 'Locations' }).getByRole('link')).not.toHaveCount(
      0,
    );
  },
  'the history of a location': async (page, twin) => {
    const [location] = await managedLocations(twin);
    if (!location) throw new Error('No location is managed.');
    const changed = { location_id: location.id, type: 'google' } as const;
    for (const field_name of ['title', 'profile.description'] as const)
      await twin.changeProfile({ ...changed, field_name, update_value: hostileTexts[1] });
    await page.goto(`/location/${location.id}/info?history=all`);
    const entries = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
    // The history contains thirty fields of 10,000 characters, which take seconds to render.
    await expect(entries.first()).toBeVisible({ timeout: 30_000 });
  },
};

test.describe('hostile text is shown as text in overlays:', () => {
  for (const [name, open] of [...shared, ...Object.entries(own)]) {
    test(name, { tag: ['@UPD-9'] }, async ({ page, twin }) => {
      if (!open) throw new Error(`No overlay is called ${name}.`);
      await twin.replaceTexts(hostileTurns[1] ?? hostileTexts);
      await open(page, twin);
      await staysText(page);
    });
  }

  test('a long update on its page', { tag: ['@UPD-8', '@UPD-9'] }, async ({ page, twin }) => {
    const [location] = await managedLocations(twin);
    if (!location) throw new Error('No location is managed.');
    const changed = { location_id: location.id, type: 'google' } as const;
    await twin.changeProfile({
      ...changed,
      field_name: 'profile.description',
      update_value: hostileTexts[1],
    });
    await page.goto(`/gbp-update-management?search=${encodeURIComponent(location.name)}`);
    await page
      .getByRole('link', { name: /^Description/ })
      .first()
      .click();
    await expect(page.getByText('On Google now').first()).toBeVisible();
    await staysText(page);
  });
});
