import { Tag } from '@placekeeper/contracts/model/tag';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TagChoice } from './tag-choice.tsx';

const tags = [...Array.from({ length: 499 }, (_, index) => `Tag ${index}`), 'Café'].map(
  (name, index) => Tag.parse({ id: index + 1, name }),
);

test('@LOC-1 a tag among hundreds is found by its name and selected', async () => {
  const onChoose = vi.fn();
  await render(<TagChoice chosen={[]} tags={tags} onChoose={onChoose} />);
  await expect.element(page.getByText(/^Showing 50 of 500 tags/)).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(50);
  await page.getByRole('searchbox').fill('cafe');
  await expect.element(page.getByText('1 tag', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Café' }).click();
  expect(onChoose).toHaveBeenCalledWith(500, true);
});

test('@LOC-4 Enter creates a new tag, and the next one can be typed at once', async () => {
  const onCreate = vi.fn(() => Promise.resolve());
  await render(<TagChoice chosen={[]} tags={tags} onChoose={vi.fn()} onCreate={onCreate} />);
  const field = page.getByRole('searchbox');
  await field.fill('cafe');
  await userEvent.keyboard('{Enter}');
  expect(onCreate).not.toHaveBeenCalled();
  await field.fill('Brand new ');
  await userEvent.keyboard('{Enter}');
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('Brand new');

  await page.getByRole('button', { name: 'Create “Brand new”' }).click();
  expect(onCreate).toHaveBeenCalledTimes(2);
  await expect.element(field).toHaveFocus();
});
