import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { startJob } from '../../../data/batch/jobs.ts';
import { JournalUnavailable } from '../../../data/batch/journal.ts';
import { recordsByIds } from '../../../data/portfolio/matching.ts';
import { DeleteManyDialog } from './delete-dialog.tsx';

vi.mock('../../../data/batch/jobs.ts', () => ({ startJob: vi.fn() }));
vi.mock('../../../data/portfolio/matching.ts', () => ({ recordsByIds: vi.fn() }));

// Dispatches the click, because the backdrop covers the dialog without the app's styles.
const press = (name: string) =>
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('@LOC-7 without job storage nothing starts, and the dialog says so', async () => {
  vi.mocked(recordsByIds).mockResolvedValue([]);
  vi.mocked(startJob).mockRejectedValueOnce(new JournalUnavailable('No storage.'));
  const onStarted = vi.fn();
  await render(
    <DeleteManyDialog
      open
      target={{ ids: [LocationId.parse(1)] }}
      finalFocus={() => null}
      onClose={vi.fn()}
      onStarted={onStarted}
    />,
  );
  press('Delete 1 location');
  await expect.element(page.getByRole('alert').getByText('No storage.')).toBeVisible();
  expect(onStarted).not.toHaveBeenCalled();
  press('Delete 1 location');
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
});
