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
      <TagsPanel tags={tags} tracksUpdates untagged={untagged} />
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

test('@CARD-6 without tags there is no table', async () => {
  await show([{ tags: [] }]);
  expect(page.getByRole('table').elements()).toEqual([]);
});

test.for(['ltr', 'rtl'])(
  '@CARD-6 the tag with the most updates is first, and the others are shown on request, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    await page.viewport(390, 844);
    const many = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, name: `Client ${at + 1}` }));
    const records = many.flatMap((one, at) =>
      Array.from({ length: at + 1 }, (_, place) => ({
        id: at * 100 + place + 1,
        name: 'Shop',
        gbp_management_status: 'enabled',
        has_unresolved_updates: true,
        has_failed_patch_attempts: false,
        tags: [one],
      })).flatMap((row) => readRecord(row) ?? []),
    );
    const { tags, untagged } = portfolioFacts(
      records,
      many.map((one) => Tag.parse(one)),
    );
    await renderScreen(<TagsPanel tags={tags} tracksUpdates untagged={untagged} />);
    const seen = () =>
      [...page.getByRole('table').element().querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' '),
      );
    const expected = many.toReversed().map(({ id, name }) => `${name} ${id} ${id} 0 0`);
    expect(seen()).toEqual(expected.slice(0, 6));
    await page.getByRole('button', { name: 'Show all 20 tags' }).click();
    await expect.poll(seen).toEqual(expected);
    const table = page.getByRole('table').element();
    expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(
      table.parentElement?.clientWidth ?? 0,
    );
  },
);
