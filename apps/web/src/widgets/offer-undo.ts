import { notify, withdraw } from './notify.ts';
import { undoMs } from './tell.ts';

/** Nothing that was typed is lost by one press: for a while it can be had back. */
export const offerUndo = (id: string, undo: () => void): Promise<void> =>
  notify('message', 'Changes discarded.', {
    id,
    duration: undoMs,
    action: { label: 'Undo', onClick: undo },
  });

export const withdrawUndo = (id: string): Promise<void> => withdraw(id);
