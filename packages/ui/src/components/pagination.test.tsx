import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Pagination } from './pagination.tsx';

function Paged({ start, total }: { start: number; total: number }) {
  const [current, setCurrent] = useState(start);
  return <Pagination page={current} pageSize={25} total={total} onPageChange={setCurrent} />;
}

const previous = () => page.getByRole('button', { name: 'Previous page' });
const next = () => page.getByRole('button', { name: 'Next page' });

describe('Pagination', () => {
  conforms((given) => (
    <Pagination {...given} page={1} pageSize={25} total={312} onPageChange={() => undefined} />
  ));

  test.each([
    { start: 1, total: 312, range: '1–25 of 312', place: 'Page 1 of 13' },
    { start: 13, total: 312, range: '301–312 of 312', place: 'Page 13 of 13' },
    { start: 1, total: 2504, range: '1–25 of 2,504', place: 'Page 1 of 101' },
    { start: 99, total: 30, range: '26–30 of 30', place: 'Page 2 of 2' },
  ])('shows $range, $place', async ({ start, total, range, place }) => {
    await render(<Paged start={start} total={total} />);
    await expect.element(page.getByText(range)).toBeVisible();
    await expect.element(page.getByText(place)).toBeVisible();
  });

  test.for(['ltr', 'rtl'])('the arrows point away from each other, %s', async (dir) => {
    const { container } = await render(
      <div dir={dir}>
        <Paged start={2} total={312} />
      </div>,
    );
    const tipOf = (button: Element) => {
      const icon = button.querySelector('svg');
      const path = icon?.querySelector('path');
      const box = icon?.getBoundingClientRect();
      const point =
        path instanceof SVGPathElement ? path.getPointAtLength(path.getTotalLength() / 2) : null;
      const matrix = path instanceof SVGPathElement ? path.getScreenCTM() : null;
      if (!box || !point || !matrix) throw new Error('The button has no icon.');
      return point.matrixTransform(matrix).x < box.left + box.width / 2 ? 'left' : 'right';
    };
    const buttons = [...container.querySelectorAll('button')].toSorted(
      (one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left,
    );
    expect(buttons.map(tipOf)).toEqual(['left', 'right']);
  });

  test.each([
    { total: 0, range: '0 of 0' },
    { total: 25, range: '1–25 of 25' },
  ])('shows only $range if there is one page', async ({ total, range }) => {
    await render(<Paged start={1} total={total} />);
    await expect.element(page.getByText(range)).toBeVisible();
    await expect.element(page.getByText(/^Page/)).not.toBeInTheDocument();
    await expect.element(next()).not.toBeInTheDocument();
  });

  test('keeps the focus at both ends', async () => {
    await render(<Paged start={1} total={50} />);
    await expect.element(previous()).toHaveAccessibleDescription('This is the first page');
    next().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  });

  test('uses links if pages have URLs', async () => {
    await render(
      <Pagination
        page={2}
        pageSize={25}
        renderLink={(to) => <a href={`#page-${to}`} />}
        total={75}
      />,
    );
    await expect
      .element(page.getByRole('link', { name: 'Previous page' }))
      .toHaveAttribute('href', '#page-1');
    await expect
      .element(page.getByRole('link', { name: 'Next page' }))
      .toHaveAttribute('href', '#page-3');
  });
});
