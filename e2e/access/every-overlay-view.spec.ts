import { clippedBySpacing } from '../fixtures/clipped-text.ts';
import { noteFocus } from '../fixtures/describe-focus.ts';
import { forcedColourProblems } from '../fixtures/forced-colours.ts';
import { movements, watchMovement } from '../fixtures/motion.ts';
import { overlayErrors, overlays } from '../fixtures/overlays.ts';
import { tabProblems } from '../fixtures/tab-walk.ts';
import { smallTargets } from '../fixtures/target-size.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Page } from '@playwright/test';

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

/**
 * Returns parts of the open overlays that a user cannot reach at this window size: parts outside the window, parts that
 * are cut off, and parts in a scroll area of less than two lines.
 */
function outOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shown = document.querySelectorAll<HTMLElement>(
      '[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[data-tooltip-popup],[data-sonner-toast]',
    );
    const twoLines = 40;
    const problems = new Set(shown.length === 0 ? ['no overlay is open'] : []);
    for (const overlay of shown)
      for (const element of overlay.querySelectorAll<HTMLElement>('*')) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.closest('.sr-only, svg, [aria-hidden=true]') || !isContent(element)) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width > 1 && height > 1) checkReach(element);
      }
    return [...problems].slice(0, 8);

    function isContent(element: HTMLElement): boolean {
      if (element.matches('a,button,input,textarea,img')) return true;
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    }

    function note(what: string, element: Element) {
      problems.add(`${what}: ${element.outerHTML.slice(0, 160)}`);
    }

    /**
     * Checks the ancestors from the inside out: each must show the element or scroll to it, and must itself be
     * reachable.
     */
    function checkReach(element: HTMLElement): void {
      let { top, bottom, left, right }: Edges = element.getBoundingClientRect();
      for (const { edges, scrollsY, scrollsX, shortens, box } of boxesAround(element)) {
        const isBeyond = top < edges.top - 1 || bottom > edges.bottom + 1;
        const isBeside = left < edges.left - 1 || right > edges.right + 1;
        if (isBeyond && !scrollsY) return note('out of reach', element);
        if (isBeside && !scrollsX && !shortens) return note('beside what shows it', element);
        if (isBeyond && box && box.clientHeight < twoLines) return note('hardly shown', box);
        if (isBeyond) ({ top, bottom } = edges);
        if (isBeside) ({ left, right } = edges);
      }
    }

    interface Edges {
      top: number;
      bottom: number;
      left: number;
      right: number;
    }

    interface Box {
      readonly edges: Edges;
      readonly scrollsY: boolean;
      readonly scrollsX: boolean;
      readonly shortens: boolean;
      readonly box?: Element;
    }

    function boxesAround(element: HTMLElement): readonly Box[] {
      const boxes: Box[] = [];
      const { body, documentElement } = document;
      const can = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      let isFixed = false;
      for (let box = element; box !== body && !isFixed; box = box.parentElement ?? body) {
        const { position, overflowX, overflowY, textOverflow } = getComputedStyle(box);
        isFixed = position === 'fixed';
        if (box === element || overflowY === 'visible') continue;
        boxes.push({
          edges: box.getBoundingClientRect(),
          scrollsY: can(overflowY),
          scrollsX: can(overflowX),
          shortens: textOverflow === 'ellipsis',
          box,
        });
      }
      // Behind a modal, the page does not scroll.
      const isHeld = [body, documentElement].some(
        (root) => getComputedStyle(root).overflowY === 'hidden',
      );
      const edges = { top: 0, bottom: innerHeight, left: 0, right: innerWidth };
      return [...boxes, { edges, scrollsY: !isFixed && !isHeld, scrollsX: false, shortens: false }];
    }
  });
}
