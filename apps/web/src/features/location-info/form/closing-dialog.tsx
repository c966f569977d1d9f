import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense } from 'react';
import type { InfoForm } from './use-info-form.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('@placekeeper/ui/confirm-dialog')).ConfirmDialog,
);

/** Asks before a save that Placekeeper can't undo. */
export function ClosingDialog({ form: { closing, answer } }: { readonly form: InfoForm }) {
  return (
    <Suspense>
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
    </Suspense>
  );
}
