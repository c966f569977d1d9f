import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import { useState } from 'react';
import { isApiError, isKind, isSessionOver } from '../../../data/api-error.ts';
import { runBulkAction, type BulkActionRequest } from '../../../data/bulk-actions.ts';
import { counted, countNow, isOtherCount } from '../../../data/counted-selection.ts';
import type { Target } from './asked.ts';

/** For a dialog that stays until the answer has come; null where it is an error, which stays in the dialog. */
export function useBulkRun({ selection, count: asked }: Target, label: (count: number) => string) {
  const [count, setCount] = useState(asked);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const unheard = isKind(failure, 'offline');
  return {
    /** ERR-4: without an answer, what was asked for may be done, and the list behind the dialog is read again. */
    progress: {
      pending,
      error: failure === null ? undefined : reasonOf(failure),
      confirmLabel: unheard ? 'Try again' : label(count),
      cancelLabel: unheard ? 'Close and look' : undefined,
    },
    /** How many it is about: as many as were selected, or as match since. */
    count,
    /** No answer came: what was asked for may be done. */
    unheard,
    reset: () => setFailure(null),
    run: async (action: BulkActionRequest['action']): Promise<BulkActionResult | null> => {
      setPending(true);
      setFailure(null);
      try {
        return await runBulkAction({ selection: counted(selection, count), action });
      } catch (error) {
        if (isOtherCount(error)) setCount(await countNow(selection).catch(() => count));
        setFailure(error);
        return null;
      } finally {
        setPending(false);
      }
    },
  };
}

/** The platform's own words about the selection say more than that something was not accepted. */
function reasonOf(error: unknown): string | undefined {
  if (!isApiError(error)) return 'This did not work. Try again.';
  if (isSessionOver(error)) return undefined;
  if (error.kind === 'offline')
    return 'No answer came, so this may have been done. The list shows what holds now: look there before you try again.';
  if (error.kind !== 'validation') return error.message;
  const next = isOtherCount(error)
    ? 'Nothing was done. Look again before you confirm.'
    : 'Clear the selection and choose again.';
  return `${Object.values(error.fields)[0]?.[0] ?? error.message} ${next}`;
}
