import { paths, type RouteName } from '@placekeeper/web/paths';
import { clippedBySpacing } from '../fixtures/clipped-text.ts';
import { forcedColourProblems } from '../fixtures/forced-colours.ts';
import { movements, watchMovement } from '../fixtures/motion.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { printProblems } from '../fixtures/print.ts';
import { smallTargets } from '../fixtures/target-size.ts';
import { expect, test } from '../fixtures/test.ts';
import type { CDPSession, Page } from '@playwright/test';
import { twoFrames } from '../fixtures/animations.ts';

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

interface Spoken {
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
  readonly focusable: boolean;
}

const controls = new Set(
  'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
);

const landmarks = new Set(
  'banner complementary contentinfo form main navigation region search'.split(' '),
);

/** Returns problems for screen readers: missing or repeated landmarks, and missing or repeated names. */
async function structureProblems(page: Page): Promise<readonly string[]> {
  const nodes = await spoken(page);
  const named = (role: string) => nodes.filter((node) => node.role === role);
  const headings = named('heading');
  return [
    ...counted('main', named('main').length),
    ...counted('heading of level 1', headings.filter(({ level }) => level === 1).length),
    ...skippedLevels(headings),
    ...twice(nodes.filter(({ role }) => landmarks.has(role))),
    ...nodes
      .filter(({ role, name, focusable }) => controls.has(role) && focusable && !name.trim())
      .map(({ role }) => `a ${role} has no name`),
    ...[...named('dialog'), ...named('alertdialog')]
      .filter(({ name }) => !name.trim())
      .map(({ role }) => `a ${role} has no name`),
  ];
}

const counted = (what: string, count: number) => (count === 1 ? [] : [`${count} of ${what}`]);

function skippedLevels(headings: readonly Spoken[]): readonly string[] {
  return headings.flatMap(({ level = 0, name }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 ? [`the heading "${name}" skips from ${before} to ${level}`] : [];
  });
}

function twice(found: readonly Spoken[]): readonly string[] {
  const said = found.map(({ role, name }) => `${role} "${name}"`);
  return said.filter((each, index) => said.indexOf(each) !== index).map((each) => `two of ${each}`);
}

async function spoken(page: Page): Promise<readonly Spoken[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  // In document order, because headings must not skip a level.
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (id: string): typeof nodes => {
    const node = byId.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : [];
  };
  return inOrder(nodes[0]?.nodeId ?? '')
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const property = (wanted: string): unknown =>
        properties.find((each) => each.name === wanted)?.value.value;
      const level = property('level');
      return {
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        level: typeof level === 'number' ? level : undefined,
        focusable: property('focusable') === true,
      };
    });
}

/** WCAG 1.4.10: a window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

/**
 * Returns content that is out of reach at 400 %: parts beyond the right edge, and bars that cover more than half of the
 * page. Leaves the window at this size.
 */
async function zoomProblems(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(zoomed);
  let problems = await outOfPlace(page);
  // Elements that measure themselves adapt a frame or more later.
  for (let tries = 0; problems.length > 0 && tries < 20; tries += 1) {
    await twoFrames(page);
    problems = await outOfPlace(page);
  }
  return problems;
}

const outOfPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const problems: string[] = [];
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) problems.push(`${beyond} px of sideways scrolling`);
    const show = (element: Element) => element.outerHTML.slice(0, 140);
    let covered = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const { position, visibility, pointerEvents } = getComputedStyle(element);
      const { width, height, top, bottom, right, left } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || visibility === 'hidden') continue;
      const bar = position === 'fixed' || position === 'sticky';
      const inDialog = element.closest(
        '[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[data-overlay]',
      );
      if (bar && !inDialog && pointerEvents !== 'none' && width > innerWidth / 2) {
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        const touches = top <= 1 || bottom >= innerHeight - 1;
        if (seen > 0 && touches && !element.querySelector(':scope [role=dialog]')) covered += seen;
      }
      if (right > innerWidth + 1 && left >= innerWidth && !scrolls(element)) {
        problems.push(`beyond the edge: ${show(element)}`);
      }
    }
    if (covered > innerHeight / 2) problems.push(`bars over ${covered} of ${innerHeight} px`);
    return problems.slice(0, 8);

    function scrolls(element: Element): boolean {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX, position } = getComputedStyle(parent);
        if (overflowX === 'auto' || overflowX === 'scroll') return true;
        if (position === 'fixed') return false;
      }
      return element.closest('.sr-only, [aria-hidden=true]') !== null;
    }
  });
