import { isApiError } from '../../data/http/api-error.ts';
import { showToast } from './show-toast.ts';

interface Undo {
  readonly run: () => Promise<void>;
  /** A full sentence, such as "Couldn’t restore the view." */
  readonly failed: string;
}

/** Long enough to read the toast and undo. WCAG 2.2.1: the timer pauses on focus. */
export const undoMs = 10_000;

/** A toast with an undo button. It survives navigation. */
export function showSuccess(done: string, undo?: Undo): Promise<void> {
  if (!undo) return showToast('success', done);
  const takeBack = (): Promise<void> =>
    undo.run().catch((error: unknown) => {
      const failed = isApiError(error) ? `${undo.failed} ${error.message}` : undo.failed;
      return showToast('error', failed, offering('Try again'));
    });
  const offering = (label: string) => ({
    duration: undoMs,
    action: { label, onClick: () => void takeBack() },
  });
  return showToast('success', done, offering('Undo'));
}
