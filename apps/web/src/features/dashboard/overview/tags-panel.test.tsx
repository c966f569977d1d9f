import { Tag } from '@placekeeper/contracts/model/tag';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readRecord } from '../../../data/portfolio/location-record.ts';
import { renderScreen } from '../../../test/render.tsx';
import { portfolioFacts } from './portfolio-facts.ts';
import { TagsPanel } from './tags-panel.tsx';

const tag = { id: 1, name: 'A client with quite a long name and several brands' };

async function show(rows: readonly object[], known: object = tag) {
  const records = rows.flatMap((row, at) => readRecord({ id: at + 1, name: 'Shop', ...row }) ?? []);
  const { tags, untagged } = portfolioFacts(records, [Tag.parse(known)]);
  await renderScreen(
    <div className="px-4">
      <TagsPanel tags={tags} untagged={untagged} />
    </div>,
  );
}

test('@CARD-6 locations without tags are the last row and link to their list', async () => {
  await show([{ tags: [tag] }, { tags: [], has_unresolved_updates: true }, { tags: [] }]);
  const row = page.getByRole('row').last();
  await expect.element(row.getByRole('cell').nth(1)).toMatchTextContent(/^2$/);
  await expect
    .element(row.getByRole('link', { name: 'Untagged' }))
    .toHaveAttribute('href', '/locations?tags[]=1&tagged=none');
});

test('@CARD-6 the table is not cut on a phone', async () => {
  await page.viewport(390, 844);
  await show([...Array.from({ length: 1643 }, () => ({ tags: [tag] })), { tags: [] }]);
  const table = page.getByRole('table').element();
  const room = table.parentElement?.clientWidth ?? 0;
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(room);
});

test('@CARD-6 the name of a tag is not broken within a word on a phone', async () => {
  await page.viewport(390, 844);
  const onboarding = { id: 1, name: 'Onboarding' };
  await show([{ tags: [onboarding], has_unresolved_updates: false }, { tags: [] }], onboarding);
  const name = page.getByRole('link', { name: 'Onboarding' }).element();
  expect(name.getClientRects()[0]?.height).toBeLessThan(24);
});

test.each([390, 360])('@CARD-6 words of names stay whole on a phone of %i px', async (width) => {
  await page.viewport(width, 844);
  await show([{ tags: [{ ...tag, name: 'W'.repeat(180) }] }, { tags: [] }]);
  const untagged = page.getByRole('link', { name: 'Untagged' }).element();
  const range = document.createRange();
  range.selectNodeContents(untagged);
  expect(range.getClientRects()).toHaveLength(1);
  const table = page.getByRole('table').element();
  const room = table.parentElement?.clientWidth ?? 0;
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(room);
});

test('@CARD-6 an unknown number links to the list, where declined edits can be checked', async () => {
  const row = { gbp_management_status: 'enabled', has_unresolved_updates: false };
  await show([
    { ...row, tags: [tag] },
    { ...row, tags: [] },
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Not known' }).first())
    .toHaveAttribute('href', '/locations?tags[]=1&refused=1');
});
