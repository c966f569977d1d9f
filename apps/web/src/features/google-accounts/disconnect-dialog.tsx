import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useState } from 'react';
import { writeErrorMessage } from '../../data/http/api-error.ts';
import { useDisconnectGoogleAccount } from '../../data/google-accounts/mutations.ts';
import { focusHeading } from '../../lib/browser/screen-heading.ts';
import { showToast } from '../../widgets/toast/show-toast.ts';
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
      error={writeErrorMessage(error)}
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
  void showToast('success', `${email} is disconnected`);
}
