import { MediaItem } from '@placekeeper/contracts/model/media';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../app.css';
import { PhotoTile } from './photo-tile.tsx';

const photo = MediaItem.parse({
  id: 1,
  media_format: 'PHOTO',
  category: 'INTERIOR',
  source: 'owner',
  created_at: '2026-03-02T09:00:00Z',
});

const nothing = () => undefined;

const tile = (selecting: boolean) => (
  <ul style={{ paddingBlockStart: 200 }}>
    <PhotoTile
      photo={photo}
      late={false}
      fixed={undefined}
      selected={false}
      selecting={selecting}
      onSelect={nothing}
      onOpen={nothing}
      onRemove={nothing}
    />
  </ul>
);

const box = page.getByRole('checkbox');
const bin = page.getByRole('button', { name: /^Delete/ });
const hidden = { opacity: '0' };
const visible = { opacity: '1' };
const frame = () => box.element().parentElement;

test('@MEDIA-1 the controls of a photo are visible while the pointer or the focus is in its tile', async () => {
  await render(tile(false));
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  await expect.element(bin).toHaveStyle(hidden);
  await expect.poll(frame).toHaveStyle(hidden);
  await userEvent.hover(page.getByRole('listitem'));
  await expect.element(bin).toHaveStyle(visible);
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  await expect.element(bin).toHaveStyle(hidden);
  await userEvent.keyboard('{Tab}');
  await expect.element(bin).toHaveStyle(visible);
  await expect.poll(frame).toHaveStyle(visible);
});

test('@MEDIA-1 while photos are being selected, all tiles show their checkbox', async () => {
  await render(tile(true));
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } });
  await expect.poll(frame).toHaveStyle(visible);
});
