import { MediaItem } from '@placekeeper/contracts/model/media';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { PhotoDialog } from './photo-dialog.tsx';
import '../../app.css';

const photo = z.parse(MediaItem, {
  id: 1,
  source: 'owner',
  category: 'EXTERIOR',
  media_format: 'PHOTO',
});

async function show() {
  const onStep = vi.fn();
  await render(
    <PhotoDialog
      fixed={undefined}
      loading={false}
      place={2}
      shown={photo}
      total={3}
      onClose={() => undefined}
      onRemove={() => undefined}
      onStep={onStep}
    />,
  );
  return onStep;
}

test.for(['ltr', 'rtl'])(
  '@MEDIA-1 an arrow key steps to the side of its button, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    const onStep = await show();
    const left = (name: string) =>
      page.getByRole('button', { name }).element().getBoundingClientRect().left;
    await expect.element(page.getByText('2 of 3')).toBeVisible();
    expect(left('Previous photo')).toBeLessThan(left('Next photo'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(onStep.mock.calls).toEqual([[-1]]);
  },
);

test('@MEDIA-1 a key pressed before the dialog has the focus steps too', async () => {
  const onStep = await show();
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(onStep.mock.calls).toEqual([[1]]);
});

test('@MEDIA-1 after a deletion, the focus stays in the dialog, also at a photo that can’t be deleted', async () => {
  const customers = z.parse(MediaItem, { ...photo, id: 2, source: 'customer' });
  await render(<Viewer photos={[photo, customers]} />);
  await userEvent.keyboard('{Delete}');
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Next photo' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('1 of 2')).toBeVisible();
});

/** Shows the next photo after a deletion and the previous one on a step. */
function Viewer({ photos }: { readonly photos: readonly MediaItem[] }) {
  const [at, setAt] = useState(0);
  const shown = photos[at];
  return (
    shown && (
      <>
        <button type="button">Behind</button>
        <PhotoDialog
          fixed={undefined}
          loading={false}
          place={at + 1}
          shown={shown}
          total={photos.length}
          onClose={() => undefined}
          onRemove={() => setAt(at + 1)}
          onStep={(by) => setAt(at + by)}
        />
      </>
    )
  );
}
