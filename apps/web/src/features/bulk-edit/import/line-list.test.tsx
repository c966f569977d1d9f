import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LineList } from './line-list.tsx';

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    line: at + 1,
    subject: `CODE-${at}`,
    message: 'No location has this store code.',
  }));

test('@BULK-3 lines above the limit are counted', async () => {
  const screen = await render(<LineList lines={lines(1_250)} />);
  const rest = page.getByText('Showing the first 100 of 1,250.');
  await expect.element(rest).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show 92 more' }).click();
  await expect.element(rest).toBeVisible();
  await screen.rerender(<LineList lines={lines(100)} />);
  await expect.element(page.getByText(/^Showing the first/)).not.toBeInTheDocument();
});
