import { undoMs } from '../toast/show-success.ts';
import { showToast, dismissToast } from '../toast/show-toast.ts';

export const offerUndo = (id: string, undo: () => void): Promise<void> =>
  showToast('message', 'Changes discarded', {
    id,
    duration: undoMs,
    action: { label: 'Undo', onClick: undo },
  });

export const withdrawUndo = (id: string): Promise<void> => dismissToast(id);
