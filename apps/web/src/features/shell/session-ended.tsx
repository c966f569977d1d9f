import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Dialog } from '@placekeeper/ui/dialog';
import { useState } from 'react';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import {
  canHaveNewSession,
  dismissExpiry,
  reloadWithSession,
  logInHref,
} from '../../data/session/session.ts';
import { asksBeforeLeaving, hasUnsavedWork } from '../../lib/browser/unsaved-work.ts';

/** A logout takes precedence over an expired session. */
export function SessionEnded({ loggedOut }: { readonly loggedOut: boolean }) {
  usePrefetched({
    ...currentUserQueries.show(),
    refetchOnWindowFocus: () => canHaveNewSession() && 'always',
  });
  return loggedOut ? <LoggedOut /> : <SessionExpired />;
}

const keep =
  'Your unsaved changes are still here. To keep them, log in from a new tab, then return to this page and save.';

/**
 * If the browser asks before leaving, the user can cancel the reload. Renewing the session first would then leave the page
 * with the session of a guest.
 */
function refresh(): void {
  if (asksBeforeLeaving()) window.location.reload();
  else void reloadWithSession();
}

/** MODAL-4: closing it lets the user copy unsaved text. The next refused call opens it again. */
function SessionExpired() {
  const [unsaved] = useState(hasUnsavedWork);
  return (
    <Dialog
      open
      onOpenChange={dismissExpiry}
      size="sm"
      title="Session expired"
      description="Oh no! You've been gone for quite a while. Your session has expired. Please refresh the page and try again."
      footer={
        <>
          {/* Discards unsaved work, which must not be what the dialog suggests. */}
          <Button variant={unsaved ? 'ghost' : 'primary'} onClick={refresh}>
            Refresh page
          </Button>
          {unsaved && <LogInBeside />}
        </>
      }
    >
      {unsaved && <p>{keep} Refreshing discards them.</p>}
    </Dialog>
  );
}

/** SESS-2: for a user who stays on the page after a logout. The next refused call opens it again. */
function LoggedOut() {
  const [unsaved] = useState(hasUnsavedWork);
  return (
    <Dialog
      open
      onOpenChange={dismissExpiry}
      size="sm"
      title="You’re logged out"
      description="Log in again to continue."
      footer={
        unsaved ? (
          <LogInBeside />
        ) : (
          <ButtonLink href={logInHref()} variant="primary">
            Log in
          </ButtonLink>
        )
      }
    >
      <p>{unsaved ? keep : 'You’ll return to this page.'}</p>
    </Dialog>
  );
}

/** A login in another tab also restores this page, because all tabs share the session. */
const LogInBeside = () => (
  <ButtonLink href={logInHref()} target="_blank" variant="primary">
    Log in (new tab)
  </ButtonLink>
);
