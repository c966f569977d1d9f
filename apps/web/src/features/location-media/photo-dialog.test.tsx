import { MediaItem } from '@placekeeper/contracts/model/media';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { PhotoDialog } from './photo-dialog.tsx';
import '../../app.css';

afterEach(() => document.documentElement.removeAttribute('dir'));

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
