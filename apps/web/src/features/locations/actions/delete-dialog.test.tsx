import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { apiError } from '../../../data/api-error.ts';
import { runBulkAction } from '../../../data/bulk-actions.ts';
import { DeleteManyDialog } from './delete-dialog.tsx';

vi.mock('../../../data/bulk-actions.ts', () => ({ runBulkAction: vi.fn() }));

// Without the styles of the page the backdrop lies above.
const press = (name: string) =>
  page
    .getByRole('button', { name })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('@LOC-7 @ERR-4 what may be deleted does not stay selected', async () => {
  vi.mocked(runBulkAction).mockRejectedValueOnce(
    apiError({ kind: 'offline' }, { endpoint: 'bulkActions.run' }),
  );
  const onUnheard = vi.fn();
  await render(
    <DeleteManyDialog
      open
      target={{ count: 1, selection: { mode: 'ids', locations: [LocationId.parse(1)] } }}
      finalFocus={() => null}
      onClose={vi.fn()}
      onDone={vi.fn()}
      onUnheard={onUnheard}
    />,
  );
  press('Delete 1 location');
  await expect.element(page.getByRole('alert').getByText(/may have been done/)).toBeVisible();
  expect(onUnheard).not.toHaveBeenCalled();
  press('Close and look');
  expect(onUnheard).toHaveBeenCalledOnce();
});
