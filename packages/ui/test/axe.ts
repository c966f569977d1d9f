import axe from 'axe-core';

export type Theme = 'light' | 'dark';
export const themes: readonly Theme[] = ['light', 'dark'];

/** Rules for whole pages, which a single component cannot follow. */
const pageRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'];

async function settled() {
  const ends = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished);
  await Promise.allSettled(ends);
}

/** One line per violation, for the message of a failing test. */
export async function violations(within: Element = document.body): Promise<string[]> {
  await settled();
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  const result = await axe.run(within, { rules: { ...rules, 'target-size': { enabled: true } } });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}
