import { describe, expect, test } from 'vitest';
import { cdp, page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import '../../test/test.css';
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

  test('marks the current link, even if the router does', async () => {
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

  const inside = (width: number) => (
    <div style={{ width, overflow: 'hidden' }}>
      <TabsNav label="Sections">
        <TabLink href="#services">Services</TabLink>
        <TabLink href="#profiles">Social profiles</TabLink>
        <TabLink current href="#media">
          Media
        </TabLink>
        <TabLink href="#settings">Settings</TabLink>
      </TabsNav>
    </div>
  );
  const edges = (of: Locator) => of.element().getBoundingClientRect();
  const expectShown = async () => {
    await expect
      .poll(() => edges(page.getByRole('link', { name: 'Media' })).right)
      .toBeLessThanOrEqual(edges(page.getByRole('navigation')).right);
    const { left } = edges(page.getByRole('link', { name: 'Media' }));
    expect(left).toBeGreaterThanOrEqual(edges(page.getByRole('navigation')).left);
  };

  test('scrolls to a current tab beyond the edge of a narrow page', async () => {
    await render(inside(150));
    await expectShown();
  });

  test('scrolls to the current tab when the page becomes narrow', async () => {
    const { rerender } = await render(inside(600));
    await expectShown();
    await rerender(inside(150));
    await expectShown();
  });

  test('prints the current tab at the edge, without the room of the others', async () => {
    await render(inside(600));
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      const { left } = edges(page.getByRole('link', { name: 'Media' }));
      expect(left).toBe(edges(page.getByRole('navigation')).left);
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  });
});
