import type { User } from '@placekeeper/contracts/model/user';
import { GitCompareArrows, Layers, MapPin, type LucideIcon } from 'lucide-react';
import { to } from '../../lib/url/paths.ts';

export type CardStatus = 'enabled' | 'coming-soon' | 'subscription-required';

export interface Card {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly icon: LucideIcon;
  readonly color: string;
  readonly actionLabel: string;
  readonly status: CardStatus;
  readonly link: string | null;
}

interface Plan extends Omit<Card, 'status'> {
  readonly needsSubscription?: boolean;
}

const plans: readonly Plan[] = [
  {
    key: 'locations',
    title: 'Locations',
    description: 'Add, remove & update your locations',
    icon: MapPin,
    color: 'text-tag-blue',
    actionLabel: 'Manage locations',
    link: to('locationManager'),
  },
  {
    key: 'gbp-updates',
    title: 'GBP updates',
    description: 'Review changes made to your profiles',
    icon: GitCompareArrows,
    color: 'text-tag-amber',
    actionLabel: 'Review updates',
    link: to('gbp.updates'),
    needsSubscription: true,
  },
  {
    key: 'bulk-edit',
    title: 'Bulk edit locations',
    description: 'Change some or all of your locations in a jif',
    icon: Layers,
    color: 'text-tag-teal',
    actionLabel: 'Start a bulk edit',
    link: to('bulk-edit'),
  },
];

export const cardsFor = (user: Pick<User, 'has_gbp_management_subscription'>): readonly Card[] =>
  plans.map(({ needsSubscription = false, ...card }) => ({
    ...card,
    status: statusOf(
      card.link,
      !needsSubscription || user.has_gbp_management_subscription !== false,
    ),
  }));

export function statusOf(link: string | null, entitled: boolean): CardStatus {
  if (link === null) return 'coming-soon';
  return entitled ? 'enabled' : 'subscription-required';
}
