import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useLocationSelection } from './use-selection.ts';

const one = LocationId.parse(1);

function List({ filter }: { readonly filter?: string }) {
  const selection = useLocationSelection(filter === undefined ? {} : { filter }, 40);
  return (
    <>
      <p>{selection.cleared ? 'cleared' : `${selection.count} selected`}</p>
      <button type="button" onClick={() => selection.select([one], true)}>
        Pick one
      </button>
      <button type="button" onClick={selection.selectMatching}>
        Pick all
      </button>
    </>
  );
}

test('@LOC-7 a manual selection survives a search', async () => {
  const { rerender } = await render(<List />);
  await page.getByRole('button', { name: 'Pick one' }).click();
  await rerender(<List filter="street" />);
  await expect.element(page.getByText('1 selected')).toBeVisible();
});

test('@LOC-7 a search clears the selection of all matches and says so', async () => {
  const { rerender } = await render(<List />);
  await page.getByRole('button', { name: 'Pick all' }).click();
  await expect.element(page.getByText('40 selected')).toBeVisible();
  await rerender(<List filter="street" />);
  await expect.element(page.getByText('cleared')).toBeVisible();
});
