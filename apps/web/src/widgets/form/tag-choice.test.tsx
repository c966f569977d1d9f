import { TagId } from '@placekeeper/contracts/core/id';
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

test('@LOC-4 Enter selects the first match, and creates no tag', async () => {
  const onChoose = vi.fn();
  const onCreate = vi.fn(() => Promise.resolve());
  await render(<TagChoice chosen={[]} tags={tags} onChoose={onChoose} onCreate={onCreate} />);
  const field = page.getByRole('searchbox');
  await field.fill('caf');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(500, true);
  // Several tags contain this name, and one tag has exactly this name.
  await field.fill('tag 1');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(2, true);
  // Several tags contain this text, and the first is marked.
  await field.fill('tag 49');
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/^Tag 49Enter$/);
  await field.fill('tag 4');
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/^Tag 4Enter$/);
  await field.fill('ag 48');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith(49, true);
  await field.fill('');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledTimes(3);
  expect(onCreate).not.toHaveBeenCalled();
});

test('@LOC-4 Enter removes a selected match from the selection, and the count follows', async () => {
  const onChoose = vi.fn();
  await render(<TagChoice chosen={[TagId.parse(500)]} tags={tags} onChoose={onChoose} />);
  await page.getByRole('searchbox').fill('cafe');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^1 tag, 1 selected$/);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(500, false);
});
