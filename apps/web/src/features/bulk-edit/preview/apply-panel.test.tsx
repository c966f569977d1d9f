import type { BulkEdit } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import type { StartAnswer } from '../../../data/bulk-edit/mutations.ts';
import { bulkEditQueries, metaOf } from '../../../data/bulk-edit/queries.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { runningEdit } from '../../../test/running-edit.ts';
import { ApplyPanel } from './apply-panel.tsx';

const forecast = {
  total: 12,
  changed: 10,
  unchanged: 0,
  unreadable: 0,
  refused: 2,
  unmanaged: 0,
  waiting: 0,
  estimated_seconds: 0,
};
const summary = {
  changed: [],
  cleared: [],
  reasons: [],
  risky: [],
  replaced: [],
  unknown: [],
  blocked: [],
  hinted: [],
};
const idle = { data: undefined, error: null, isPending: false };

function panel(more: Partial<Parameters<typeof ApplyPanel>[0]>, bulk_edits: BulkEdit[] = []) {
  queryClient.setQueryData(bulkEditQueries.list().queryKey, {
    bulk_edits,
    meta: metaOf(0, 1, 10),
  });
  return renderWithQueries(
    <ApplyPanel
      forecast={forecast}
      start={idle}
      summary={summary}
      onApply={() => undefined}
      {...more}
    />,
  );
}

const apply = page.getByRole('button', { name: 'Apply to 10 locations' });

test('@BULK-1 edits that Google checks are published only after the user accepts the risk', async () => {
  const onApply = vi.fn();
  const risky = [
    { field: 'title', count: 10 },
    { field: 'categories', count: 3 },
  ];
  await panel({ onApply, summary: { ...summary, risky } });
  await expect.element(page.getByText(/review edits to business name \(10\)/)).toBeVisible();
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Publish these edits anyway' }).click();
  await apply.click();
  expect(onApply).toHaveBeenCalledTimes(1);
});

test('@BULK-3 an import clears values only after the user confirms it', async () => {
  const onApply = vi.fn();
  const cleared = [
    { field: 'phoneNumbers', count: 2 },
    { field: 'websiteUri', count: 1 },
  ];
  await panel({ onApply, confirmsClearing: true, summary: { ...summary, cleared } });
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(apply)
    .toHaveAccessibleDescription('Confirm that you want to clear these values.');
  await page.getByRole('checkbox', { name: 'Clear 3 values' }).click();
  await apply.click();
  expect(onApply).toHaveBeenCalledTimes(1);
});

test('@BULK-1 a preview names what it clears, replaces and skips', async () => {
  await panel({
    summary: {
      ...summary,
      cleared: [{ field: 'websiteUri', count: 27 }],
      replaced: [
        { field: 'websiteUri', count: 3 },
        { field: 'profile.description', count: 1 },
      ],
      reasons: [{ field: 'profile.description', message: 'Google writes it.', count: 208 }],
      blocked: [{ field: '', message: 'Google has suspended this profile.', count: 3 }],
    },
  });
  await expect.element(page.getByText('27 values will be cleared: website (27).')).toBeVisible();
  await expect
    .element(page.getByText('4 pending updates will be replaced: website (3) and description (1).'))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Will be skipped' }))
    .toMatchTextContent(/208 locations *Description: Google writes it\./);
  await expect
    .element(page.getByRole('region', { name: 'May not be published' }))
    .toMatchTextContent(/3 locations *Google has suspended this profile\./);
});

test.each([
  ['websiteUri', /^Another bulk edit is changing the same fields: website\./],
  ['title', /^Another bulk edit is running\. This edit starts/],
])('@BULK-1 a preview says whether a running edit of %s makes it outdated', async (field, note) => {
  await panel({ summary: { ...summary, changed: [{ field: 'websiteUri', count: 10 }] } }, [
    { ...runningEdit, fields: [field] },
  ]);
  await expect.element(page.getByText(note)).toBeVisible();
});

test('@BULK-1 a stale preview is not applied', async () => {
  const data: StartAnswer = { stale: 2 };
  await panel({ start: { ...idle, data } });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^2 locations have changed since this preview/);
  await expect.element(apply).toBeEnabled();
});

test('@BULK-1 an edit can start at a time that the user chooses', async () => {
  const onApply = vi.fn();
  await panel({ onApply });
  await page.getByRole('combobox', { name: 'Start' }).click();
  await page.getByRole('option', { name: 'Choose start time…' }).click();
  const schedule = page.getByRole('button', { name: 'Schedule for 10 locations' });
  await expect.element(schedule).toHaveAccessibleDescription('Choose a start time in the future.');
  await page.getByLabelText('Start date').fill('2099-01-02');
  await page.getByLabelText('Start time').fill('22:30');
  await expect
    .element(page.getByText(/Placekeeper must be open in this browser at the start time/))
    .toBeVisible();
  await schedule.click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith(new Date(2099, 0, 2, 22, 30).getTime());
});

test('@BULK-1 @ATTR-1 reasons and cleared values name an attribute by its name on Google', async () => {
  const wifi = { field: 'attributes/wi_fi', name: 'Wi-Fi', count: 2 };
  const reasons = [{ ...wifi, message: 'Not offered.' }];
  await panel({ summary: { ...summary, reasons, cleared: [wifi] } });
  await expect.element(page.getByText('Wi-Fi: Not offered.')).toBeVisible();
  await expect.element(page.getByText('2 values will be cleared: Wi-Fi (2).')).toBeVisible();
});
