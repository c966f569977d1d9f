import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../lib/paths.ts';

interface LostAuthorizationProps {
  readonly location: Location;
  /** What that means where it is said. */
  readonly children: ReactNode;
}

/** GACC-2: with the way to connect the account again. */
export function LostAuthorization({ location: { owner }, children }: LostAuthorizationProps) {
  return (
    <Banner
      tone="danger"
      title={`Google no longer lets us manage ${owner ? owner.email : 'this profile'}.`}
      actions={
        <ButtonLink size="sm" render={<Link to={to('google-accounts')} />}>
          Reconnect account
        </ButtonLink>
      }
    >
      {children}
    </Banner>
  );
}
