import { lazyPart } from '@placekeeper/ui/lib/lazy-part';

/** Loads with the first undo, because it needs the code that reads locations and updates. */
export const UndoDialog = lazyPart(async () => (await import('./undo-dialog.tsx')).UndoDialog);
