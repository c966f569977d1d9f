import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Dialog } from '@placekeeper/ui/dialog';
import { putExpiryAside, toLogIn } from '../../data/session.ts';

/** To be logged out is the end of it, whatever was refused before. */
export function SessionEnded({ loggedOut }: { readonly loggedOut: boolean }) {
  return loggedOut ? <LoggedOut /> : <SessionExpired />;
}

/** MODAL-4. It can be put aside, for what was typed and is not saved yet, until the next call is refused. */
function SessionExpired() {
  return (
    <Dialog
      open
      onOpenChange={putExpiryAside}
      size="sm"
      title="Session expired"
      description="Oh no! You've been gone for quite a while. Your session has expired. Please refresh the page and try again."
      footer={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Refresh page
        </Button>
      }
    />
  );
}

/** SESS-2: for who stayed on the page instead of going to the log-in. It can be put aside, until the next call is refused. */
function LoggedOut() {
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
