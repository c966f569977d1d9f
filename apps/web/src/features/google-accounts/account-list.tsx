import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { useState, type ReactNode } from 'react';
import { AccountRow } from './account-row.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';

interface AccountListProps {
  readonly tokens: readonly GoogleToken[];
  readonly noteOf: (token: GoogleToken) => ReactNode;
}

/** GACC-1 */
export function AccountList({ tokens, noteOf }: AccountListProps) {
  const [leaving, setLeaving] = useState<GoogleToken | null>(null);
  return (
    <>
      <ul aria-label="Connected accounts" className="border-t border-line">
        {tokens.map((token) => (
          <AccountRow
            key={token.id}
            note={noteOf(token)}
            token={token}
            onDisconnect={() => setLeaving(token)}
          />
        ))}
      </ul>
      <DisconnectDialog token={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
