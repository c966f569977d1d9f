import { Button } from '@placekeeper/ui/button';
import { Dialog } from '@placekeeper/ui/dialog';
import { putExpiryAside } from '../../data/session.ts';

/** MODAL-4. It can be put aside, for what was typed and is not saved yet, until the next call is refused. */
export function SessionExpired() {
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
