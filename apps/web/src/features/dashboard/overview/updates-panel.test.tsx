import { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { updateFacts } from './update-facts.ts';
import { MostChangedPanel, UpdatesPanel } from './updates-panel.tsx';

const day = '2026-03-01T12:00:00Z';
let id = 0;

const changes = (count: number, field_name: string, location: number, more = {}): GoogleUpdate[] =>
  Array.from({ length: count }, () => {
    id += 1;
    return {
      id: GoogleUpdateId.parse(id),
      location: { id: LocationId.parse(location), name: `Shop ${location}` },
      type: 'google',
      field_name,
      created_at: day,
      resolution: null,
      ...more,
    };
  });

const factsOf = (updates: readonly GoogleUpdate[]) =>
  updateFacts(updates, { today: '2026-03-02', days: 90 }, (field) => field);

const show = (updates: readonly GoogleUpdate[]) =>
  renderScreen(
    <div style={{ width: 600 }}>
      <UpdatesPanel facts={factsOf(updates)} unread={0} />
      <MostChangedPanel facts={factsOf(updates)} />
    </div>,
  );

const legend = (container: Element) =>
  [...(container.querySelector('section ul')?.children ?? [])].map((item) => item.textContent);

const drawn = (container: Element) =>
  [...container.querySelectorAll<SVGRectElement>('rect[data-day]')].map(
    ({ dataset, height }) => `${dataset['day']} ${dataset['series']} ${height.baseVal.value}`,
  );

const accepted = {
  resolution: { resolved_action: 'accepted', resolved_at: '2026-03-01T14:00:00Z' },
};

test('@CARD-6 the legend, the columns and the split have the numbers of the updates', async () => {
  const { container } = await show([
    ...changes(3, 'title', 1),
    ...changes(2, 'title', 1, accepted),
    ...changes(1, 'latlng', 2, { type: 'ownerManager' }),
  ]);
  expect(legend(container)).toEqual(['Accepted 2', 'To review 4']);
  expect(drawn(container)).toEqual(['2026-03-01 accepted 2', '2026-03-01 pending 4']);
  await expect
    .element(page.getByText('Median time to review: 2 hours (2 updates resolved manually).'))
    .toBeVisible();
  await page.getByRole('radio', { name: 'Source' }).click();
  await expect.poll(() => legend(container)).toEqual(['Google 5', 'Owner/Manager 1']);
  expect(drawn(container)).toEqual(['2026-03-01 google 5', '2026-03-01 ownerManager 1']);
});

test('@CARD-6 a day’s sources are named, and lead to resolved updates only if there are some', async () => {
  await show([
    ...changes(1, 'title', 1),
    ...changes(2, 'title', 1, { type: 'ownerManager' }),
    ...changes(1, 'title', 1, { ...accepted, created_at: '2026-02-28T12:00:00Z' }),
  ]);
  await page.getByRole('radio', { name: 'Source' }).click();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText(/: 1 by Google, 2 by Owner\/Manager\.$/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Show resolved' }).query()).toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText(/: 1 by Google\.$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Show resolved' })).toBeVisible();
});

test('@CARD-6 without updates the panel says so, and nothing is ranked', async () => {
  const { container } = await show([]);
  await expect.element(page.getByText('No changes on Google in this period.')).toBeVisible();
  expect(container.querySelectorAll('section')).toHaveLength(1);
});

test('@CARD-6 a ranked field says how many changes are to review, and leads to them or to the archive', async () => {
  await show([
    ...changes(3, 'title', 1),
    ...changes(1, 'title', 1, accepted),
    ...changes(3, 'latlng', 2),
    ...changes(2, 'websiteUri', 3, accepted),
  ]);
  const rows = page.getByRole('list').nth(1).getByRole('listitem').elements();
  expect(rows.map((row) => number(row)?.textContent)).toEqual([
    '3 of 4 to review',
    '3 to review',
    '2',
  ]);
  expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
    '/gbp-update-management?fields[]=title',
    '/gbp-update-management?fields[]=latlng',
    '/gbp-update-management/archive?fields[]=websiteUri',
  ]);
});

test('@CARD-6 a single update is drawn, but not called a pattern', async () => {
  const { container } = await show(changes(1, 'title', 1));
  expect(drawn(container)).toEqual(['2026-03-01 pending 1']);
  expect(container.querySelectorAll('section')).toHaveLength(1);
});

const ownBar = (row: Element | undefined) => row?.querySelector('[data-part="own"]');
const number = (row: Element) => row.querySelector('a + span');

test.for(['ltr', 'rtl'])('@CARD-6 a ranked bar is as wide as its share, %s', async (dir) => {
  document.documentElement.dir = dir;
  await show([...changes(750, 'title', 1), ...changes(250, 'latlng', 2)]);
  const rows = page.getByRole('list').last().getByRole('listitem');
  const shares = rows.elements().map((row) => {
    const bar = ownBar(row);
    const from =
      dir === 'rtl' ? row.getBoundingClientRect().right : row.getBoundingClientRect().left;
    const box = bar?.getBoundingClientRect() ?? new DOMRect();
    expect(dir === 'rtl' ? box.right : box.left).toBeCloseTo(from, 0);
    return Math.round((box.width / row.getBoundingClientRect().width) * 100);
  });
  expect(shares).toEqual([75, 25]);
});

test('@CARD-6 a long name is cut within its row, and its number stays visible', async () => {
  const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(4);
  await show(changes(2, 'title', 1, { location: { id: LocationId.parse(1), name } }));
  const row = page.getByRole('list').last().getByRole('listitem').element();
  expect(number(row)?.textContent).toBe('2 to review');
  expect(number(row)?.getBoundingClientRect().right).toBeLessThanOrEqual(
    row.getBoundingClientRect().right,
  );
});

test('@CARD-6 two of 25,000 changes are visible in the ranking', async () => {
  await show([...changes(24_998, 'title', 1), ...changes(2, 'latlng', 2)]);
  const rows = page.getByRole('list').last().getByRole('listitem').elements();
  expect(rows.map((row) => number(row)?.textContent)).toEqual(['24,998 to review', '2 to review']);
  expect(ownBar(rows[1])?.getBoundingClientRect().width).toBeGreaterThanOrEqual(2);
});
