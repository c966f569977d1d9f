import type { LocationId } from '@placekeeper/contracts/core/id';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { historyState } from '../../../widgets/field-history/history-state.ts';
import { hasOpenedHistory } from '../../../widgets/field-history/opened-history-state.ts';
import type { InfoForm } from '../form/use-info-form.ts';

const RestorableHistoryDialog = lazyPart(
  async () => (await import('./restorable-history-dialog.tsx')).RestorableHistoryDialog,
);

interface InfoHistoryProps {
  readonly location: LocationId;
  readonly form: InfoForm;
}

/** The URL says which field's history is open. */
export function InfoHistory({ location, form }: InfoHistoryProps) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { history } = historyState.read(search);
  // Keeps the content during the closing animation.
  const [shown, setShown] = useState(history);
  if (history !== undefined && history !== shown) setShown(history);
  if (shown === undefined) return null;

  return (
    <Suspense>
      <RestorableHistoryDialog
        location={location}
        form={form}
        open={history !== undefined}
        choice={shown}
        onChoose={(choice) =>
          void navigate(
            { search: `?${historyState.write({ history: choice })}` },
            { replace: true, state, preventScrollReset: true },
          )
        }
        onClose={() => {
          if (hasOpenedHistory(state)) void navigate(-1);
          else void navigate({ search: '' }, { replace: true, preventScrollReset: true });
        }}
      />
    </Suspense>
  );
}
