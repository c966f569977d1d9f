import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from '../data/external-store.ts';
import { markLossRead, unreadLosses, type Loss } from '../data/lost-authorizations.ts';
import { to } from '../lib/paths.ts';
import { notify, withdraw } from '../widgets/notify.ts';

const toastOf = (id: GoogleTokenId): string => `lost-authorization-${id}`;

/** GACC-2: a loss stays before the user until it is read, or no loss any more. */
export function useLostAuthorizations(): void {
  const losses = useStore(unreadLosses);
  const navigate = useNavigate();
  const reconnect = useEffectEvent(() => void navigate(to('google-accounts')));

  useEffect(() => {
    const told = losses.map((loss) => {
      // Under its own id: told again it is the same toast.
      void tell(loss, () => reconnect());
      return loss.id;
    });
    return () => {
      const left = unreadLosses.get();
      for (const id of told) if (!left.some((loss) => loss.id === id)) void withdraw(toastOf(id));
    };
  }, [losses]);
}

function tell({ id, email }: Loss, reconnect: () => void): Promise<void> {
  return notify('warning', 'Google account disconnected', {
    id: toastOf(id),
    description: `Google no longer lets us manage the locations of ${email}.`,
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    onDismiss: () => markLossRead(id),
    action: {
      label: 'Reconnect',
      onClick: () => {
        markLossRead(id);
        reconnect();
      },
    },
  });
}
