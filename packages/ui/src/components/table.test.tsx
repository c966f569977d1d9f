import type { CSSProperties } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Cell, HeaderCell, Row, Table } from './table.tsx';

const example = (onSort = () => undefined as void) => (
  <>
    <thead>
      <tr>
        <HeaderCell sort="ascending" onSort={onSort}>
          Location
        </HeaderCell>
        <HeaderCell align="end">Updates</HeaderCell>
      </tr>
    </thead>
    <tbody>
      <Row selected>
        <Cell>Harbour Street Dental</Cell>
        <Cell numeric>3</Cell>
      </Row>
    </tbody>
  </>
);

describe('Table', () => {
  conforms(
    (given) => (
      <Table {...given} label="Locations">
        {example()}
      </Table>
    ),
    { element: HTMLTableElement },
  );

  test('sorts by a button in the header, and has the sort order', async () => {
    const onSort = vi.fn();
    await render(<Table label="Locations">{example(onSort)}</Table>);
    await expect
      .element(page.getByRole('columnheader', { name: 'Location' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Location' }).click();
    expect(onSort).toHaveBeenCalledOnce();
    await expect
      .element(page.getByRole('columnheader', { name: 'Updates' }))
      .not.toHaveAttribute('aria-sort');
  });

  test('prints the name of a sortable column as text, which Chromium repeats on each page', async () => {
    await render(<Table label="Locations">{example()}</Table>);
    const button = page.getByRole('button', { name: 'Location' }).element();
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      expect(getComputedStyle(button).display).toBe('contents');
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  });

  test('is a tab stop only if it does not fit', async () => {
    const view = (width: number) => (
      <div style={{ width }}>
        <Table className="min-w-100" label="Locations">
          {example()}
        </Table>
      </div>
    );
    const { rerender } = await render(view(600));
    const region = page.getByRole('region', { name: 'Locations' });
    await expect.element(region).not.toBeInTheDocument();
    await rerender(view(200));
    await expect.element(region).toHaveAttribute('tabindex', '0');
    await rerender(view(600));
    await expect.element(region).not.toBeInTheDocument();
  });

  test('keeps its header visible while the page scrolls', async () => {
    await render(
      <div style={{ height: 4000 }}>
        <Table label="Locations">
          {example()}
          <tbody>
            <tr>
              <td style={{ height: 3000 }} />
            </tr>
          </tbody>
        </Table>
      </div>,
    );
    window.scrollTo(0, 1000);
    await expect
      .poll(
        () =>
          page.getByRole('columnheader', { name: 'Updates' }).element().getBoundingClientRect().top,
      )
      .toBe(0);
    window.scrollTo(0, 0);
  });

  test('keeps focused content below its header, in both directions', async () => {
    await render(
      <Table label="Locations">
        <thead>
          <tr>
            <HeaderCell>Location</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 60 }, (_, at) => (
            <Row key={at}>
              <Cell>
                <a href={`#${at}`}>Shop {at}</a>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>,
    );
    const header = page.getByRole('columnheader').element();
    page.getByRole('link', { name: 'Shop 59' }).element().focus();
    await expect.poll(() => window.scrollY).toBeGreaterThan(500);
    for (let at = 58; at >= 20; at -= 1) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      const link = page.getByRole('link', { name: `Shop ${at}`, exact: true });
      await expect.element(link).toHaveFocus();
      const { top } = link.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom);
    }
    window.scrollTo(0, 0);
  });

  test("with horizontal scrolling keeps its header above its rows, below the page's bar", async () => {
    await render(
      <div style={{ width: 200, '--sticky-top': '52px' } as CSSProperties}>
        <Table className="min-w-100" label="Locations">
          {example()}
        </Table>
      </div>,
    );
    const region = page.getByRole('region', { name: 'Locations' });
    await expect.element(region).toBeVisible();
    const header = page.getByRole('columnheader', { name: 'Updates' }).element();
    const table = page.getByRole('table').element();
    const shift = () => header.getBoundingClientRect().top - table.getBoundingClientRect().top;
    expect(shift()).toBe(0);
    region.element().scrollLeft = 150;
    await expect.poll(() => table.getBoundingClientRect().left).toBeLessThan(0);
    expect(shift()).toBe(0);
    const [row] = page.getByRole('cell').elements();
    expect(row?.getBoundingClientRect().top).toBe(header.getBoundingClientRect().bottom);
  });

  test('with horizontal scrolling and a limited height keeps its header visible', async () => {
    await render(
      <div style={{ width: 200 }}>
        <Table keepHeader className="min-w-100" label="Locations">
          <thead>
            <tr>
              <HeaderCell>Day</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 60 }, (_, at) => (
              <Row key={at}>
                <Cell>{`Shop ${at}`}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>,
    );
    const region = page.getByRole('region', { name: 'Locations' });
    await expect.element(region).toBeVisible();
    const box = region.element();
    expect(box.clientHeight).toBeLessThan(window.innerHeight);
    box.scrollTop = 500;
    await expect.poll(() => box.scrollTop).toBe(500);
    const header = page.getByRole('columnheader', { name: 'Day' }).element();
    expect(header.getBoundingClientRect().top).toBe(box.getBoundingClientRect().top);
  });
});
