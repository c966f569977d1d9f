import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import { useState } from 'react';
import { isApiError } from '../../../data/api-error.ts';
import { runBulkAction, type BulkActionRequest } from '../../../data/bulk-actions.ts';

/** For a dialog that stays until the answer has come; null where it is an error, which stays in the dialog. */
export function useBulkRun() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | undefined>();
  return {
    pending,
    error,
    reset: () => setError(undefined),
    run: async (request: BulkActionRequest): Promise<BulkActionResult | null> => {
      setPending(true);
      setError(undefined);
      try {
        return await runBulkAction(request);
      } catch (failure) {
        setError(reasonOf(failure));
        return null;
      } finally {
        setPending(false);
      }
    },
  };
}

/** The platform's own words about the selection say more than that something was not accepted. */
function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'This did not work. Try again.';
  if (error.kind !== 'validation') return error.message;
  return `${Object.values(error.fields)[0]?.[0] ?? error.message} Clear the selection and choose again.`;
}
