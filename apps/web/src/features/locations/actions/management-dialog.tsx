import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import type { SubscriptionMeta } from '@placekeeper/contracts/model/user';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { currentUserQueries } from '../../../data/current-user.ts';
import { formatCount } from '../../../lib/format.ts';
import { freeSlots } from './free-slots.ts';
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
  const { run, progress, count, reset } = useBulkRun(target, () => (on ? 'Turn on' : 'Turn off'));
  const { data: meta } = useQuery({ ...currentUserQueries.subscriptionMeta(), enabled: on });
  const full = on && meta !== undefined && freeSlots(meta) === 0;
  const type = on ? 'enable-management' : 'disable-management';
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const result = await run({ type });
    if (!result) return;
    close();
    onDone(result);
  };
  return (
    <ConfirmDialog
      {...progress}
      confirmDisabledReason={full ? 'No slot is free.' : undefined}
      description={
        on
          ? slotWords(meta, count)
          : 'What changes on Google is no longer told here, and what you save is kept here only. Updates that wait for a decision are dropped. Their slots become free.'
      }
      open={open}
      title={`Turn management ${on ? 'on' : 'off'} for ${targetName({ ...target, count })}?`}
      onConfirm={() => void confirm()}
      onOpenChange={(next) => !next && close()}
    />
  );
}

export function slotWords(meta: SubscriptionMeta | undefined, count: number): string {
  const free = meta && freeSlots(meta);
  if (free === undefined) return 'For as many as your subscription has free slots.';
  if (free === 0)
    return 'No slot of your subscription is free. Turn management off for another location first.';
  const slots = `${formatCount(free, 'slot')} of your subscription ${free === 1 ? 'is' : 'are'} free`;
  return free < count
    ? `${slots}. Where none is left, a location stays as it is and is named afterwards.`
    : `${slots}, enough for all of them.`;
}
