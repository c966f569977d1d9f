import { isApiError } from '../../data/api-error.ts';

interface Undo {
  readonly run: () => Promise<void>;
  /** As it stands in a sentence: "The locations could not be put back." */
  readonly failed: string;
}

/** Long enough to read what happened and to think better of it (WCAG 2.2.1; the clock rests on focus). */
const undoMs = 10_000;

/** Says what was done. The message outlives the screen, and so does its way back. */
export async function tell(done: string, undo?: Undo): Promise<void> {
  const { toast } = await import('@placekeeper/ui/toaster');
  if (!undo) {
    toast.success(done);
    return;
  }
  const takeBack = () =>
    undo.run().catch((error: unknown) => {
      toast.error(isApiError(error) ? `${undo.failed} ${error.message}` : undo.failed);
    });
  toast.success(done, {
    duration: undoMs,
    action: { label: 'Undo', onClick: () => void takeBack() },
  });
}
