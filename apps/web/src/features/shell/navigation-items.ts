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

export interface NavigationItem {
  readonly label: string;
  /** Given if the label is wider than the narrow sidebar. */
  readonly caption?: string;
  readonly icon: LucideIcon;
  readonly to: string;
  readonly covers: RegExp;
}

export const updates = {
  label: 'GBP updates',
  caption: 'Updates',
  icon: GitCompareArrows,
  to: to('gbp.updates'),
  covers: /^gbp/,
};

export const history = {
  label: 'History',
  icon: History,
  to: to('bulk-edit.history'),
  covers: /edit\.(history|show)/,
};

export const navigationItems: readonly NavigationItem[] = [
  { label: 'Home', icon: House, to: to('dashboard'), covers: /^dashboard/ },
  { label: 'Locations', icon: MapPin, to: to('locationManager'), covers: /^location/ },
  updates,
  { label: 'Bulk edit', icon: Layers, to: to('bulk-edit'), covers: /^bulk-edit(\.import)?$/ },
  { label: 'Holidays', icon: CalendarDays, to: to('bulk-edit.holidays'), covers: /\.holidays$/ },
  history,
  { label: 'Tags', icon: Tag, to: to('tags'), covers: /^tags/ },
  {
    label: 'Google accounts',
    caption: 'Accounts',
    icon: CircleUserRound,
    to: to('google-accounts'),
    covers: /^google-/,
  },
  { label: 'Settings', icon: Settings, to: to('settings'), covers: /^settings/ },
];
