import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import type { SubscriptionMeta } from '@placekeeper/contracts/model/user';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { currentUserQueries } from '../../../data/current-user.ts';
import { formatCount } from '../../../lib/format.ts';
import { targetName, type Target } from './asked.ts';
import { useBulkRun } from './use-bulk-run.ts';

interface ManagementDialogProps {
  readonly on: boolean;
  readonly target: Target;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: (result: BulkActionResult) => void;
}

/** LOC-5: says before it happens how far the slots reach. */
export function ManagementDialog({ on, target, open, onClose, onDone }: ManagementDialogProps) {
  const { run, pending, error, reset } = useBulkRun();
  const type = on ? 'enable-management' : 'disable-management';
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const result = await run({ selection: target.selection, action: { type } });
    if (!result) return;
    close();
    onDone(result);
  };
  return (
    <ConfirmDialog
      confirmLabel={on ? 'Turn on' : 'Turn off'}
      description={
        on ? (
          <SlotWords count={target.count} />
        ) : (
          'What changes on Google is no longer told here, and what you save is kept here only. Updates that wait for a decision are dropped. Their slots become free.'
        )
      }
      error={error}
      open={open}
      pending={pending}
      title={`Turn management ${on ? 'on' : 'off'} for ${targetName(target)}?`}
      onConfirm={() => void confirm()}
      onOpenChange={(next) => !next && close()}
    />
  );
}

function SlotWords({ count }: { readonly count: number }) {
  const { data } = useQuery(currentUserQueries.subscriptionMeta());
  return data ? slotWords(data, count) : 'For as many as your subscription has free slots.';
}

export function slotWords({ gbp_management_subscription: it }: SubscriptionMeta, count: number) {
  const free = Math.max(0, it.slots - it.locations);
  if (free === 0)
    return 'No slot of your subscription is free. Locations that are not managed yet stay as they are, and are named afterwards.';
  const slots = `${formatCount(free, 'slot')} of your subscription ${free === 1 ? 'is' : 'are'} free`;
  return free < count
    ? `${slots}. Where none is left, a location stays as it is and is named afterwards.`
    : `${slots}, enough for all of them.`;
}
