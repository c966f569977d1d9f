import { User } from '@placekeeper/contracts/model/user';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { useSavedViews } from '../../../data/preferences/saved-views.ts';
import { pressSpace } from '../../../test/press-space.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { ManageViewsDialog } from './view-dialogs.tsx';

const nina = User.parse({ id: 1, name: 'Nina', email: 'nina@example.test', metadata: {} });

function Screen({ onClose }: { readonly onClose: () => void }) {
  const { save, views } = useSavedViews();
  return (
    <>
      <button
        type="button"
        onClick={() => ['Leeds', 'York'].map((name) => save({ name, query: 'search=a' }))}
      >
        Save both
      </button>
      {views.length > 0 && <ManageViewsDialog onClose={onClose} />}
    </>
  );
}

const done = () => pressSpace(page.getByRole('button', { name: 'Done' }));

test('@LOC-1 Done saves a typed name, and the dialog stays open while a typed name already exists', async () => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: nina });
  const onClose = vi.fn<() => void>();
  await renderWithQueries(<Screen onClose={onClose} />);
  await page.getByRole('button', { name: 'Save both' }).click();
  await page.getByLabelText('Name of Leeds').fill('York');
  await done();
  await expect.element(page.getByText('Another view has this name.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByLabelText('Name of Leeds').fill('Leeds and Hull');
  await done();
  await expect.element(page.getByLabelText('Name of Leeds and Hull')).toHaveValue('Leeds and Hull');
  expect(onClose).toHaveBeenCalledOnce();
});
