import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { TabLink, TabsNav } from './tabs-nav.tsx';

describe('TabsNav', () => {
  conforms((given) => (
    <TabsNav {...given} label="Sections">
      <TabLink current href="#info">
        Info
      </TabLink>
      <TabLink count={1204} href="#services">
        Services
      </TabLink>
    </TabsNav>
  ));

  test('marks the current link, also one that a router marks itself', async () => {
    await render(
      <TabsNav label="Sections">
        <TabLink render={<a aria-current="page" href="#info" />}>Info</TabLink>
        <TabLink href="#services">Services</TabLink>
      </TabsNav>,
    );
    const nav = page.getByRole('navigation', { name: 'Sections' });
    await expect
      .element(nav.getByRole('link', { name: 'Info' }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(nav.getByRole('link', { name: 'Services' }))
      .not.toHaveAttribute('aria-current');
  });
});
