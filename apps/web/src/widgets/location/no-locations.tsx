import { ButtonLink } from '@placekeeper/ui/button-link';
import { MapPin } from 'lucide-react';
import { EmptyState } from '@placekeeper/ui/empty-state';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';

interface NoLocationsProps {
  readonly children?: ReactNode;
}

/** The empty state of a screen that needs locations. */
export function NoLocations({
  children = 'No locations yet. Import your profiles from a Google account.',
}: NoLocationsProps) {
  return (
    <EmptyState
      action={
        <ButtonLink
          render={<Link to={to('onboarding.connect-google-account')} />}
          variant="primary"
        >
          Add locations
        </ButtonLink>
      }
      icon={<MapPin />}
      variant="first-use"
    >
      {children}
    </EmptyState>
  );
}
