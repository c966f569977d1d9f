import type { User } from '@placekeeper/contracts/model/user';
import {
  CalendarDays,
  CircleUserRound,
  GitCompareArrows,
  History,
  House,
  Layers,
  type LucideIcon,
  MapPin,
  Settings,
  Tag,
} from 'lucide-react';
import { to } from '../../lib/url/paths.ts';

export interface Place {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: string;
  /** Names of the routes for which it is the current entry. */
  readonly covers: RegExp;
}

const updates = {
  label: 'GBP updates',
  icon: GitCompareArrows,
  to: to('gbp.updates'),
  covers: /^gbp/,
};

const places: readonly Place[] = [
  { label: 'Home', icon: House, to: to('dashboard'), covers: /^dashboard/ },
  { label: 'Locations', icon: MapPin, to: to('locationManager'), covers: /^location/ },
  updates,
  { label: 'Bulk edit', icon: Layers, to: to('bulk-edit'), covers: /^bulk-edit(\.import)?$/ },
  { label: 'Holidays', icon: CalendarDays, to: to('bulk-edit.holidays'), covers: /\.holidays$/ },
  { label: 'History', icon: History, to: to('bulk-edit.history'), covers: /edit\.(history|show)/ },
  { label: 'Tags', icon: Tag, to: to('tags'), covers: /^tags/ },
  {
    label: 'Google accounts',
    icon: CircleUserRound,
    to: to('google-accounts'),
    covers: /^google-/,
  },
  { label: 'Settings', icon: Settings, to: to('settings'), covers: /^settings/ },
];

/** UPD-11: no updates without the subscription, nor before the user is known. */
export const placesFor = (user: User | undefined): readonly Place[] =>
  user && user.has_gbp_management_subscription !== false
    ? places
    : places.filter((place) => place !== updates);

export const countsUpdates = (place: Place): boolean => place === updates;
