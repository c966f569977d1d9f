import type { Identity } from '@placekeeper/contracts/model/user';
import type { IconProps } from '@placekeeper/ui/icons/icon';
import {
  CitationFinderMark,
  ListingsMark,
  PlatformHomeMark,
  RankingGridsMark,
  RankTrackerMark,
  ReputationBuilderMark,
} from '@placekeeper/ui/icons/product-marks';
import type { ComponentType } from 'react';
import { env } from '../../lib/env.ts';

export interface SiblingProduct {
  readonly label: string;
  /** For the narrow sidebar. */
  readonly caption: string;
  readonly icon: ComponentType<IconProps>;
  readonly href: string;
}

type Addresses = typeof env.siblings;

/** Omits products without a configured address. */
export function siblingProducts(
  identity: Identity | undefined,
  addresses: Addresses = env.siblings,
): readonly SiblingProduct[] {
  const all = [
    {
      label: 'Local platform home',
      caption: 'Platform',
      icon: PlatformHomeMark,
      href: addresses.platform,
    },
    {
      label: 'Local ranking grids',
      caption: 'Grids',
      icon: RankingGridsMark,
      href: addresses.rankingGrids,
    },
    {
      label: 'Local rank tracker',
      caption: 'Ranks',
      icon: RankTrackerMark,
      href: addresses.rankTracker,
    },
    {
      label: 'Local citation finder',
      caption: 'Citations',
      icon: CitationFinderMark,
      href: addresses.citationFinder,
    },
    {
      label: 'Reputation builder',
      caption: 'Reputation',
      icon: ReputationBuilderMark,
      href: reputationBuilder(identity, addresses),
    },
    {
      label: 'Listings service',
      caption: 'Listings',
      icon: ListingsMark,
      href: addresses.listings,
    },
  ];
  return all.flatMap(({ href, ...product }) => (href === undefined ? [] : [{ ...product, href }]));
}

const reputationBuilder = (
  identity: Identity | undefined,
  addresses: Addresses,
): string | undefined =>
  identity?.subscriptions?.some(({ product_key }) => product_key === 'rb')
    ? addresses.reputationBuilder
    : addresses.reputationBuilderMarketing;
