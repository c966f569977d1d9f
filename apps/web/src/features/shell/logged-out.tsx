import { ButtonLink } from '@placekeeper/ui/button-link';
import { Dialog } from '@placekeeper/ui/dialog';
import { putExpiryAside, toLogIn } from '../../data/session.ts';

/** SESS-2: for who stayed on the page instead of going to the log-in. It can be put aside, until the next call is refused. */
export function LoggedOut() {
  return (
    <Dialog
      open
      onOpenChange={putExpiryAside}
      size="sm"
      title="You are logged out"
      description="Nothing can be loaded or saved until you log in again. You come back to this page; copy what you have not saved first."
      footer={
        <ButtonLink href={toLogIn()} variant="primary">
          Log in
        </ButtonLink>
      }
    />
  );
}
