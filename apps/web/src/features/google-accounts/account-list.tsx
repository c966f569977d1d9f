import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { useState } from 'react';
import { AccountRow } from './account-row.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';

/** GACC-1 */
export function AccountList({ tokens }: { readonly tokens: readonly GoogleToken[] }) {
  const [leaving, setLeaving] = useState<GoogleToken | null>(null);
  return (
    <>
      <ul aria-label="Connected accounts" className="border-t border-line">
        {tokens.map((token) => (
          <AccountRow key={token.id} token={token} onDisconnect={() => setLeaving(token)} />
        ))}
      </ul>
      <DisconnectDialog token={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
