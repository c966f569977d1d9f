import type { Identity } from '@placekeeper/contracts/model/user';
import { Grid3x3, House, ListChecks, Quote, Star, TrendingUp, type LucideIcon } from 'lucide-react';
import { env } from '../../lib/env.ts';

export interface Sibling {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly href: string;
}

type Addresses = typeof env.siblings;

/** SHELL-6: the provider's other products. One without an address is left out. */
export function siblingProducts(
  identity: Identity | undefined,
  addresses: Addresses = env.siblings,
): readonly Sibling[] {
  const all = [
    { label: 'Local platform home', icon: House, href: addresses.platform },
    { label: 'Local ranking grids', icon: Grid3x3, href: addresses.rankingGrids },
    { label: 'Local rank tracker', icon: TrendingUp, href: addresses.rankTracker },
    { label: 'Local citation finder', icon: Quote, href: addresses.citationFinder },
    { label: 'Reputation builder', icon: Star, href: reputationBuilder(identity, addresses) },
    { label: 'Listings service', icon: ListChecks, href: addresses.listings },
  ];
  return all.flatMap(({ href, ...product }) => (href === undefined ? [] : [{ ...product, href }]));
}

/** SHELL-8 */
const reputationBuilder = (
  identity: Identity | undefined,
  addresses: Addresses,
): string | undefined =>
  identity?.subscriptions.some(({ product_key }) => product_key === 'rb')
    ? addresses.reputationBuilder
    : addresses.reputationBuilderMarketing;
