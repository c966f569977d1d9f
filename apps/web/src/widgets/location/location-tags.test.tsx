import { Tag } from '@placekeeper/contracts/model/tag';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../app.css';
import { LocationTags } from './location-tags.tsx';

const tags = ['Client A', 'Quarterly review', 'VIP'].map((name, at) =>
  Tag.parse({ id: at + 1, name }),
);

const isCut = (name: string): boolean => {
  const text = page.getByText(name).element();
  return text.scrollWidth > text.clientWidth;
};

test('@LOC-6 a long tag is shortened before a short one', async () => {
  await render(
    <div style={{ width: '11rem' }}>
      <LocationTags tags={tags} />
    </div>,
  );
  await expect.element(page.getByText('+1')).toBeVisible();
  expect([isCut('Client A'), isCut('Quarterly review')]).toEqual([false, true]);
});

test('@LOC-6 tags are whole where there is room', async () => {
  await render(
    <div style={{ width: '18rem' }}>
      <LocationTags tags={tags} />
    </div>,
  );
  await expect.element(page.getByText('+1')).toBeVisible();
  expect(isCut('Quarterly review')).toBe(false);
});
