import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DebouncedSearch } from './debounced-search.tsx';

const field = page.getByRole('searchbox', { name: 'Search' });

async function searchField() {
  const onSearch = vi.fn<(text: string) => void>();
  const at = (value: string) => (
    <DebouncedSearch label="Search" value={value} onSearch={onSearch} />
  );
  const { rerender } = await render(at(''));
  return { onSearch, arrive: (value: string) => rerender(at(value)) };
}

test('text typed during an update of the address is kept @ERR-4', async () => {
  const { onSearch, arrive } = await searchField();
  await userEvent.fill(field, 'har');
  await expect.poll(() => onSearch.mock.calls).toEqual([['har']]);
  await userEvent.type(field, 'bou');
  await arrive('har');
  await expect.element(field).toHaveValue('harbou');
  await userEvent.type(field, 'r');
  await expect.poll(() => onSearch.mock.lastCall).toEqual(['harbour']);
});

test('a change of the URL, for example by "Back", is shown', async () => {
  const { onSearch, arrive } = await searchField();
  await userEvent.fill(field, 'har');
  await expect.poll(() => onSearch.mock.calls).toEqual([['har']]);
  await arrive('har');
  await arrive('');
  await expect.element(field).toHaveValue('');
  await arrive('har');
  await expect.element(field).toHaveValue('har');
});

test('leaving the field passes the text on once, also before the address has changed @SHELL-12', async () => {
  const { onSearch } = await searchField();
  await userEvent.fill(field, 'har');
  await expect.poll(() => onSearch.mock.calls).toEqual([['har']]);
  field.element().blur();
  await expect.element(field).not.toHaveFocus();
  expect(onSearch.mock.calls).toEqual([['har']]);
});
