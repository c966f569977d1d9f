import { useState } from 'react';
import { runPress } from '../../../data/api/run-mutation.ts';
import type { NewItem } from '../../../data/batch/job.ts';
import { startJob } from '../../../data/batch/jobs.ts';
import { JournalUnavailable } from '../../../data/batch/journal.ts';
import { isApiError, isSessionOver } from '../../../data/http/api-error.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { recordsByIds } from '../../../data/portfolio/matching.ts';
import { sendHeldFirst } from '../../../data/updates/send-held.ts';
import type { ActionTarget } from './pending-action.ts';

interface Plan {
  readonly kind: string;
  readonly title: string;
  readonly itemsOf: (
    records: readonly LocationRecord[],
  ) => readonly NewItem[] | Promise<readonly NewItem[]>;
}

/** For a dialog that closes once its job is stored; `start` returns false if the dialog stays open with an error. */
export function useJobStart({ ids }: ActionTarget) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    progress: { pending, error: failure === null ? undefined : reasonOf(failure) },
    reset: () => setFailure(null),
    start: async ({ kind, title, itemsOf }: Plan): Promise<boolean> => {
      setPending(true);
      setFailure(null);
      try {
        await runPress(async () => {
          await sendHeldFirst();
          return startJob({ kind, title, items: await itemsOf(await recordsByIds(ids)) });
        });
        return true;
      } catch (error) {
        setFailure(error);
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof JournalUnavailable) return error.message;
  if (!isApiError(error)) return 'Something went wrong. Try again.';
  return isSessionOver(error) ? undefined : error.message;
}
