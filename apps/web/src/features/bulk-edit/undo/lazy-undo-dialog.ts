import { lazyPart } from '@placekeeper/ui/lib/lazy-part';

/** Reads locations and updates, so its code loads with the first undo. */
export const UndoDialog = lazyPart(async () => (await import('./undo-dialog.tsx')).UndoDialog);
