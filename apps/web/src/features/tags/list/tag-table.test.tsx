import { TagId, UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { renderScreen } from '../../../test/render.tsx';
import { TagTable } from './tag-table.tsx';

async function show(counts: readonly (number | undefined)[], total: number, name = 'Tag') {
  await page.viewport(1000, 600);
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1), locations_count: total },
  });
  const ignore = () => undefined;
  await renderScreen(
    <TagTable
      sort={undefined}
      tags={counts.map((count, at) => ({
        id: TagId.parse(at + 1),
        name,
        ...(count !== undefined && { locations_count: count }),
      }))}
      onDelete={ignore}
      onRename={ignore}
      onSort={ignore}
    />,
  );
}

const rows = () => page.getByRole('row').elements().slice(1);

/** The painted share of each row's bar with its text. */
const painted = () =>
  rows().map((row) => {
    const bar = row.querySelector('[aria-hidden].rounded-full');
    const text = row.children[2]?.textContent;
    if (!bar?.firstElementChild) return text;
    const share =
      bar.firstElementChild.getBoundingClientRect().width / bar.getBoundingClientRect().width;
    return `${Math.round(share * 100)}% drawn, ${text}`;
  });

test.for(['ltr', 'rtl'])('@TAG-1 a bar is as wide as the tag’s share, %s', async (dir) => {
  document.documentElement.dir = dir;
  await show([0, 1, 25, 99, 100, undefined], 100);
  expect(painted()).toEqual([
    '0% drawn, 0%',
    '1% drawn, 1%',
    '25% drawn, 25%',
    '99% drawn, 99%',
    '100% drawn, 100%',
    '',
  ]);
  const bar = rows()[2]?.querySelector('[aria-hidden].rounded-full');
  const start = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect() ?? new DOMRect();
    return dir === 'rtl' ? box.right : box.left;
  };
  expect(start(bar?.firstElementChild)).toBeCloseTo(start(bar), 0);
});

test('@TAG-1 a single location of 25,000 is visible, and all but one don’t fill the bar', async () => {
  await show([1, 24_999], 25_000);
  expect(rows().map((row) => row.children[2]?.textContent)).toEqual(['<1%', '99%']);
  const [one] = rows().map((row) => row.querySelector('[aria-hidden].rounded-full > *'));
  expect(one?.getBoundingClientRect().width).toBeGreaterThanOrEqual(2);
});

test('@TAG-1 a long name leaves the bar its place', async () => {
  await show([50], 100, 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(4));
  expect(painted()).toEqual(['50% drawn, 50%']);
  const { right } = page.getByRole('table').element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(1000);
});

test('@TAG-1 without counts, nothing sorts by them, and no column is empty', async () => {
  await show([undefined, undefined], 100);
  const headers = page.getByRole('columnheader');
  expect(headers.elements().map(({ textContent }) => textContent)).toEqual([
    'Tag',
    'Locations',
    'Actions',
  ]);
  expect(
    headers
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Tag']);
  // The name begins with the visible text, so that speech input finds the link.
  await expect
    .element(page.getByRole('link', { name: 'Show locations with the tag Tag' }).first())
    .toHaveTextContent('Show');
});
