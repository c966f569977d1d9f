import type { Location } from '@placekeeper/contracts/model/location';
import { TabLink, TabsNav } from '@placekeeper/ui/tabs-nav';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { NavLink } from 'react-router';
import { useFeatures } from '../../../data/session/capabilities.ts';
import { useCurrentUser } from '../../../data/current-user/queries.ts';
import { canAccessRoute } from '../../../lib/url/can-access-route.ts';
import { to, type RouteMeta, type RouteName } from '../../../lib/url/paths.ts';

interface Tab extends Pick<RouteMeta, 'adminOnly' | 'feature'> {
  readonly name: Extract<RouteName, `location` | `location.${string}`>;
  readonly label: string;
}

const tabs: readonly Tab[] = [
  { name: 'location', label: 'Info' },
  { name: 'location.services', label: 'Services' },
  { name: 'location.attributes', label: 'Attributes', feature: 'attributes' },
  { name: 'location.social-profiles', label: 'Social profiles' },
  { name: 'location.media', label: 'Media' },
  { name: 'location.settings', label: 'Settings' },
  { name: 'location.admin', label: 'Admin', adminOnly: true },
];

interface LocationTabsProps {
  readonly id: LocationId;
  readonly location: Location | undefined;
}

/** A tab that would only lead home is not offered (SHELL-10, SHELL-11). */
export function LocationTabs({ id, location }: LocationTabsProps) {
  const user = useCurrentUser();
  const features = useFeatures();
  return (
    <TabsNav label={location ? `Sections of ${location.name}` : 'Sections'}>
      {tabs
        .filter((tab) => canAccessRoute(tab, user, features))
        .map(({ name, label }) => (
          <TabLink key={name} render={<NavLink to={to(name, { location: id })} />}>
            {label}
          </TabLink>
        ))}
    </TabsNav>
  );
}
