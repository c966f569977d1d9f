import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { ButtonLink } from '@placekeeper/ui/button-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';

interface LostAuthorizationProps {
  readonly location: Pick<Location, 'owner'>;
  /** The effect of the lost authorization on this screen. */
  readonly children: ReactNode;
}

/** GACC-2: links to the accounts. A location without an owner belongs to an account that the user disconnected. */
export function LostAuthorization({ location: { owner }, children }: LostAuthorizationProps) {
  return (
    <Banner
      tone="danger"
      title={
        owner ? (
          <>
            Placekeeper lost access to <bdi>{owner.email}</bdi>
          </>
        ) : (
          'This profile’s Google account is disconnected'
        )
      }
      actions={
        <ButtonLink size="sm" render={<Link to={to('google-accounts')} />}>
          {owner ? 'Reconnect account' : 'Connect account'}
        </ButtonLink>
      }
    >
      {children}
    </Banner>
  );
}
