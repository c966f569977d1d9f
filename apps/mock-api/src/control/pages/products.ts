import { Hono } from 'hono';
import { html } from 'hono/html';
import { page } from './page.ts';

const products: Readonly<Record<string, string>> = {
  platform: 'Local platform home',
  'ranking-grids': 'Local ranking grids',
  'rank-tracker': 'Local rank tracker',
  'citation-finder': 'Local citation finder',
  'reputation-builder': 'Reputation builder',
  'about-reputation-builder': 'About the reputation builder',
  listings: 'Listings service',
};

/**
 * Replaces the pages of the provider's other products, and the page that advertises one of them (SHELL-6, SHELL-8).
 */
export function productPages(): Hono {
  const pages = new Hono();
  pages.get('/products/:product', (context) => {
    const title = products[context.req.param('product')];
    if (title === undefined) return context.notFound();
    return page(
      context,
      title,
      html`<p>
        Placeholder for another product. In production, this link opens that product.
        <a href="/">Back to Placekeeper</a>
      </p>`,
    );
  });
  return pages;
}
