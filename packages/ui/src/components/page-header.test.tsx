import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Breadcrumbs, Crumb } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { PageHeader } from './page-header.tsx';

const crumbs = (
  <Breadcrumbs>
    <Crumb href="#locations">Locations</Crumb>
    <Crumb href="#tag">Tag: South</Crumb>
  </Breadcrumbs>
);

describe('PageHeader', () => {
  conforms(
    (given) => (
      <PageHeader
        {...given}
        actions={<Button>Export</Button>}
        breadcrumbs={crumbs}
        count="2,504"
        title="Locations"
      />
    ),
    { element: HTMLHeadingElement },
  );

  test('keeps the count out of the heading, which scripts can focus', async () => {
    await render(<PageHeader breadcrumbs={crumbs} count="2,504" title="Locations" />);
    const heading = page.getByRole('heading', { level: 1, name: 'Locations', exact: true });
    await expect.element(heading).toHaveAttribute('tabindex', '-1');
    await expect
      .element(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first())
      .toHaveTextContent('Locations');
  });

  test('has the title at the same position if its actions wrap', async () => {
    const topOf = () =>
      page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top;
    const { rerender } = await render(<PageHeader title="Bulk edit" />);
    const alone = topOf();
    await rerender(
      <div style={{ width: 300 }}>
        <PageHeader
          actions={
            <>
              <Button>Holiday planner</Button>
              <Button>Import a spreadsheet</Button>
            </>
          }
          title="Bulk edit"
        />
      </div>,
    );
    expect(topOf()).toBe(alone);
  });
});
