import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithQueries } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { DeleteLocationDialog } from './delete-location-dialog.tsx';
import { ManagementOffDialog } from './management-off-dialog.tsx';

test('@LOC-7 @DET-5 the questions name a location of a chain by its store code', async () => {
  const location = { ...someLocation, store_code: 'HSD-1' };
  const questions = (
    <>
      <DeleteLocationDialog open location={location} onClose={vi.fn()} onDeleted={vi.fn()} />
      <ManagementOffDialog open location={location} onClose={vi.fn()} />
    </>
  );
  await renderWithQueries(questions);
  for (const question of ['Delete', 'Turn off management for'])
    await expect
      .element(page.getByText(`${question} “Harbour Street Dental (HSD-1)”?`))
      .toBeInTheDocument();
});
