import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../app.css';
import { FilterFold } from './filter-fold.tsx';

const tag = page.getByRole('button', { name: 'Tag' });

const showFold = (width: number, active = false) =>
  page.viewport(width, 800).then(() =>
    render(
      <FilterFold active={active}>
        <button type="button">Tag</button>
      </FilterFold>,
    ),
  );

test('@UPD-2 a phone shows the filters on request', async () => {
  await showFold(390);
  const fold = page.getByRole('button', { name: 'Filter' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  expect(tag.query()).toBeNull();
  await fold.click();
  await expect.element(tag).toBeVisible();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  expect(tag.query()).toBeNull();
});

test('@UPD-2 a phone shows active filters at first, and the button says so', async () => {
  await showFold(390, true);
  await expect.element(tag).toBeVisible();
  await page.getByRole('button', { name: 'Filters on' }).click();
  expect(tag.query()).toBeNull();
});

test('@UPD-2 a wide screen always shows the filters, without a button for them', async () => {
  await showFold(1000);
  await expect.element(tag).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});
