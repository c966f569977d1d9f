import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { startJob } from '../../../data/batch/jobs.ts';
import { JournalUnavailable } from '../../../data/batch/journal.ts';
import { recordsByIds } from '../../../data/portfolio/matching.ts';
import { pressSpace } from '../../../test/press-space.ts';
import { DeleteManyDialog } from './delete-dialog.tsx';

vi.mock('../../../data/batch/jobs.ts', () => ({ startJob: vi.fn() }));
vi.mock('../../../data/portfolio/matching.ts', () => ({ recordsByIds: vi.fn() }));

const confirm = page.getByRole('button', { name: 'Delete 1 location' });

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
  await pressSpace(confirm);
  await expect.element(page.getByRole('alert').getByText('No storage.')).toBeVisible();
  expect(onStarted).not.toHaveBeenCalled();
  await pressSpace(confirm);
  await expect.poll(() => onStarted).toHaveBeenCalledOnce();
});
