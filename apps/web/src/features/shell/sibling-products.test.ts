import { expect, test } from 'vitest';
import { siblingProducts } from './sibling-products.ts';

const addresses = {
  platform: '/platform',
  rankingGrids: '/grids',
  rankTracker: '/ranks',
  citationFinder: '/citations',
  reputationBuilder: '/rb',
  reputationBuilderMarketing: '/about-rb',
  listings: '/listings',
};

const linkTo = (label: string, keys: readonly string[]) =>
  siblingProducts({ subscriptions: keys.map((product_key) => ({ product_key })) }, addresses).find(
    (product) => product.label === label,
  )?.href;

test('the six products of the provider (SHELL-6)', () => {
  expect(siblingProducts({ subscriptions: [] }, addresses)).toHaveLength(6);
});

test('the reputation builder opens for subscribers, and its marketing page for all others (SHELL-8)', () => {
  expect(linkTo('Reputation builder', ['gbp', 'rb'])).toBe('/rb');
  expect(linkTo('Reputation builder', ['gbp'])).toBe('/about-rb');
});

test('a product without an address is not offered', () => {
  const known = { ...addresses, listings: undefined, reputationBuilderMarketing: undefined };
  expect(siblingProducts({ subscriptions: [] }, known).map(({ label }) => label)).not.toContain(
    'Listings service',
  );
  expect(siblingProducts({ subscriptions: [] }, known)).toHaveLength(4);
});
