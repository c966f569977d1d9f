import type { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { useEffect, useRef } from 'react';
import { queryClient } from '../data/api/query-client.ts';
import { googleTokenQueries } from '../data/google-accounts/queries.ts';
import { reconnect } from '../data/google-accounts/reconnect.ts';
import { useStore } from '../lib/browser/external-store.ts';
import {
  markLossRead,
  unreadLosses,
  type Loss,
} from '../data/google-accounts/lost-authorizations.ts';
import { showToast, dismissToast } from '../widgets/toast/show-toast.ts';

const toastOf = (id: GoogleTokenId): string => `lost-authorization-${id}`;

/** GACC-2: the toast stays until it is dismissed or the account is reconnected. */
export function useLostAuthorizations(): void {
  const losses = useStore(unreadLosses);
  const announced = useRef(new Set<GoogleTokenId>());

  useEffect(() => {
    for (const loss of losses) {
      if (announced.current.has(loss.id)) continue;
      announced.current.add(loss.id);
      void showLostAccount(loss);
    }
    for (const id of announced.current) {
      if (losses.some((loss) => loss.id === id)) continue;
      announced.current.delete(id);
      void dismissToast(toastOf(id));
    }
  }, [losses]);
}

function showLostAccount({ id, email }: Loss): Promise<void> {
  return showToast('warning', 'Reconnect your Google account', {
    id: toastOf(id),
    description: `Placekeeper lost access to ${email}. Until you reconnect it, nothing is imported, published or tracked for this account.`,
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    onDismiss: () => markLossRead(id),
    action: {
      label: 'Reconnect',
      onClick: () => {
        const { tokens = [] } = queryClient.getQueryData(googleTokenQueries.list().queryKey) ?? {};
        reconnect(tokens.find((token) => token.id === id) ?? { id });
      },
    },
  });
}
