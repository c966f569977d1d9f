import { LocationId } from '@placekeeper/contracts/core/id';
import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { historyOf } from '../../data/locations/location-history.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { renderScreen } from '../../test/render.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import type { HistoryChoice } from './history-state.ts';

const location = LocationId.parse(7);

async function renderHistory(
  choice: HistoryChoice,
  entries: readonly HistoryEntry[] = [],
): Promise<void> {
  queryClient.setQueryData(historyOf(location).queryKey, { entries, includesUpdates: true });
  await renderScreen(
    <HistoryDialog
      open
      choice={choice}
      finalFocus={() => null}
      location={location}
      restoring={{ reasonAgainst: () => undefined, restore: () => undefined }}
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
  );
}

const filter = page.getByRole('combobox', { name: 'Field' });

test('@DET-3 an empty history has no filter and offers no restoring', async () => {
  await renderHistory('all');
  await expect.element(page.getByText('No recorded changes yet')).toBeVisible();
  await expect.element(page.getByText('See what changed and when.', { exact: true })).toBeVisible();
  expect(filter.elements()).toEqual([]);
});

test('@DET-3 the history of one field keeps its filter while it is empty', async () => {
  await renderHistory('title');
  await expect.element(page.getByText('No recorded changes to this field yet')).toBeVisible();
  await expect.element(filter).toBeVisible();
});

const entry = (at: number, after = `Name ${at}`): HistoryEntry => ({
  id: String(at),
  field: 'title',
  cause: 'edited',
  made_by: undefined,
  made_at: new Date(Date.UTC(2026, 1, 1 + at, 23, 30)).toISOString(),
  before: `Name ${at - 1}`,
  after,
  google_update: null,
  publishing: { status: 'published' },
});

const listed = () =>
  page
    .getByRole('dialog')
    .getByRole('time')
    .elements()
    .map(({ textContent }) => textContent);

test('@DET-3 a single change has its time and both values', async () => {
  await renderHistory('all', [entry(1)]);
  expect(listed()).toEqual([formatDateTime('2026-02-02T23:30:00Z')]);
  const item = page.getByRole('listitem');
  await expect.element(item.getByRole('deletion')).toMatchTextContent(/0$/);
  await expect.element(item.getByRole('insertion')).toMatchTextContent(/1$/);
  await expect
    .element(page.getByRole('button', { name: 'Show earlier changes' }))
    .not.toBeInTheDocument();
});

test('@DET-3 of many changes, twenty more are shown with each press, in their order', async () => {
  const entries = Array.from({ length: 45 }, (_, at) => entry(45 - at));
  const times = entries.map(({ made_at: time }) => formatDateTime(time));
  await renderHistory('all', entries);
  expect(listed()).toEqual(times.slice(0, 20));
  const more = page.getByRole('button', { name: 'Show earlier changes' });
  await more.click();
  await expect.poll(listed).toEqual(times.slice(0, 40));
  await more.click();
  await expect.poll(listed).toEqual(times);
  await expect.element(more).not.toBeInTheDocument();
});

test.for(['ltr', 'rtl'])('@DET-3 a very long value stays within the dialog, %s', async (dir) => {
  document.documentElement.dir = dir;
  await page.viewport(320, 640);
  await renderHistory('all', [entry(1, 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(6))]);
  const item = page.getByRole('listitem').element();
  const { left, right } = item.getBoundingClientRect();
  for (const part of item.querySelectorAll('h3, time, ins, del, button')) {
    expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(left - 6);
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right + 6);
  }
});
