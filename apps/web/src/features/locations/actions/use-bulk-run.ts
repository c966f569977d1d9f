import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import { useState } from 'react';
import { isApiError, isKind, isSessionOver } from '../../../data/api-error.ts';
import { runBulkAction, type BulkActionRequest } from '../../../data/bulk-actions.ts';

/** For a dialog that stays until the answer has come; null where it is an error, which stays in the dialog. */
export function useBulkRun(label: string) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const unheard = isKind(failure, 'offline');
  return {
    /** ERR-4: without an answer, what was asked for may be done, and the list behind the dialog is read again. */
    progress: {
      pending,
      error: failure === null ? undefined : reasonOf(failure),
      confirmLabel: unheard ? 'Try again' : label,
      cancelLabel: unheard ? 'Close and look' : undefined,
    },
    /** No answer came: what was asked for may be done. */
    unheard,
    reset: () => setFailure(null),
    run: async (request: BulkActionRequest): Promise<BulkActionResult | null> => {
      setPending(true);
      setFailure(null);
      try {
        return await runBulkAction(request);
      } catch (error) {
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
  return `${Object.values(error.fields)[0]?.[0] ?? error.message} Clear the selection and choose again.`;
}
