import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import type { InfoForm } from './use-info-form.ts';

/** Asks before a save that Placekeeper can't undo. */
export const ClosingDialog = ({ form: { closing, answer } }: { readonly form: InfoForm }) => (
  <ConfirmDialog
    destructive
    cancelLabel="Keep editing"
    confirmLabel="Save as permanently closed"
    description="Google will show this business as permanently closed. You can reopen it only on Google, not in Placekeeper."
    open={closing}
    title="Mark as permanently closed?"
    onConfirm={() => answer(true)}
    onOpenChange={(open) => !open && answer(false)}
  />
);
