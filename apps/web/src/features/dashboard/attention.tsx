import { CircleCheck } from 'lucide-react';
import { WaitingRow } from './attention-row.tsx';
import { useImport } from './import-row.tsx';
import { useLostAccounts } from './lost-accounts-row.tsx';
import { usePendingUpdates } from './pending-updates-row.tsx';
import { useRefusedEdits } from './refused-edits-row.tsx';

/** CARD-5: what waits for the user, the most urgent first. */
export function Attention() {
  const concerns = [useLostAccounts(), usePendingUpdates(), useRefusedEdits(), useImport()];
  const rows = concerns.flatMap((concern) => concern.rows);
  const isPending = concerns.some((concern) => concern.isPending);
  if (rows.length === 0 && !isPending) return <AllIsWell />;
  return (
    <section aria-labelledby="attention" className="mb-6 rounded-8 border border-line bg-surface">
      <h2 id="attention" className="px-4 py-3 text-14">
        Needs attention
      </h2>
      <ul>
        {rows}
        {isPending && <WaitingRow />}
      </ul>
    </section>
  );
}

function AllIsWell() {
  return (
    <p className="mb-6 flex items-center gap-2.5 rounded-8 border border-line bg-surface px-4 py-3.5 text-text-2 [&_.lucide]:text-ok">
      <CircleCheck aria-hidden />
      All is well: nothing waits for you.
    </p>
  );
}
