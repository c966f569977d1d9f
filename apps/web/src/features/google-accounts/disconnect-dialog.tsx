import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useState } from 'react';
import { writeProblem } from '../../data/api-error.ts';
import { useDisconnectGoogleAccount } from '../../data/disconnect-account.ts';
import { focusHeading } from '../../lib/screen-heading.ts';
import { notify } from '../../widgets/notify.ts';
import { disconnectMeans } from './disconnect-means.ts';

interface DisconnectDialogProps {
  /** Null while it is closed. */
  readonly token: GoogleToken | null;
  readonly onClose: () => void;
}

/** GACC-1: says what it means before it happens. */
export function DisconnectDialog({ token, onClose }: DisconnectDialogProps) {
  const { mutate, isPending, error, reset } = useDisconnectGoogleAccount();
  // Kept while the dialog fades, so that it does not lose its words on the way out.
  const [asked, setAsked] = useState(token);
  if (token && token !== asked) setAsked(token);

  const close = () => {
    reset();
    onClose();
  };

  return (
    <ConfirmDialog
      destructive
      confirmLabel="Disconnect account"
      description={
        asked &&
        disconnectMeans(asked).map((words) => (
          <span key={words} className="mt-2 block first:mt-0">
            {words}
          </span>
        ))
      }
      error={writeProblem(error)}
      open={token !== null}
      pending={isPending}
      title={`Disconnect ${asked?.email ?? 'account'}?`}
      onConfirm={() => token && mutate(token, { onSuccess: () => done(token, close) })}
      onOpenChange={(open) => !open && close()}
    />
  );
}

function done({ email }: GoogleToken, close: () => void): void {
  close();
  // The row that held the focus is gone.
  focusHeading();
  void notify('success', `${email} is disconnected`);
}
