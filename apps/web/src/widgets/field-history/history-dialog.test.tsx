import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { historyOf } from '../../data/locations/location-history.ts';
import { renderScreen } from '../../test/render.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import type { HistoryChoice } from './history-state.ts';

const location = LocationId.parse(7);

async function renderHistory(choice: HistoryChoice): Promise<void> {
  queryClient.setQueryData(historyOf(location).queryKey, { entries: [], includesUpdates: true });
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
