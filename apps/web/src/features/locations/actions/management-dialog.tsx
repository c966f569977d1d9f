import type { SubscriptionMeta } from '@placekeeper/contracts/model/user';
import { ConfirmDialog } from '@placekeeper/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { managementOffText } from '../../../widgets/location/management-off-dialog.tsx';
import { freeSlots } from './free-slots.ts';
import { disableItems, enableItems } from '../../../data/locations/management-jobs.ts';
import { targetName, type ActionTarget } from './pending-action.ts';
import { useJobStart } from './use-job-start.ts';
import { hiddenText } from '../../../widgets/selection/location-choice.ts';
import { changeText, useTargets } from './use-targets.ts';

interface ManagementDialogProps {
  readonly on: boolean;
  readonly target: ActionTarget;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** LOC-5: shows beforehand how many locations the free slots cover. */
export function ManagementDialog({ on, target, open, onClose }: ManagementDialogProps) {
  const { start, progress, reset } = useJobStart(target);
  const { length: count } = target.ids;
  const targets = useTargets(target, open);
  const wanted = on ? 'enabled' : 'disabled';
  const isChanged = (record: LocationRecord) => record.gbp_management_status !== wanted;
  const needsAccount = (record: LocationRecord) =>
    on && record.gbp_management_status === 'lost-authorization';
  const unconnected = targets ? targets.filter(needsAccount).length : 0;
  const changed = targets
    ? targets.filter((record) => isChanged(record) && !needsAccount(record)).length
    : count;
  const { data: meta } = useQuery({ ...currentUserQueries.subscriptionMeta(), enabled: on });
  const full = on && meta !== undefined && freeSlots(meta) === 0;
  const title = `Turn ${on ? 'on' : 'off'} management for ${formatCount(count, 'location')}`;
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    const started = await start(
      on
        ? {
            kind: 'locations.enable',
            title,
            itemsOf: async (records) => enableItems(records, await readSlots()),
          }
        : { kind: 'locations.disable', title, itemsOf: disableItems },
    );
    if (started) close();
  };
  return (
    <ConfirmDialog
      {...progress}
      confirmLabel={on ? 'Turn on' : 'Turn off'}
      confirmDisabledReason={
        changed === 0 && unconnected > 0
          ? 'Reconnect the Google account first'
          : changed === 0
            ? `Management is already ${on ? 'on' : 'off'}`
            : full
              ? 'No free slots'
              : undefined
      }
      description={[
        changeText(
          targets?.filter((record) => !needsAccount(record)),
          isChanged,
          (same) =>
            on
              ? `${same === 1 ? 'is' : 'are'} already managed`
              : same === 1
                ? 'isn’t managed'
                : 'aren’t managed',
          unconnected,
        ),
        reconnectText(unconnected),
        hiddenText(target.hidden),
        changed > 0 && (on ? slotsText(meta, changed) : managementOffText(changed)),
      ]
        .filter(Boolean)
        .join(' ')}
      open={open}
      title={`Turn ${on ? 'on' : 'off'} management for ${targetName(target)}?`}
      onConfirm={() => void confirm()}
      onOpenChange={(next) => !next && close()}
    />
  );
}

const reconnectText = (count: number): string | null =>
  count === 0
    ? null
    : `Reconnect the Google ${count === 1 ? 'account' : 'accounts'} of ${formatCount(count, 'location')} first.`;

/** Requests the slots again, because the number can have changed since the dialog opened. */
async function readSlots() {
  const meta = await queryClient.query({ ...currentUserQueries.subscriptionMeta(), staleTime: 0 });
  const free = freeSlots(meta);
  const all = meta.gbp_management_subscription?.slots;
  return free === undefined || all === undefined ? null : { free, all };
}

export function slotsText(meta: SubscriptionMeta | undefined, count: number): string {
  const free = meta && freeSlots(meta);
  if (free === undefined) return 'Each location uses one slot in your subscription.';
  if (free === 0)
    return 'Your subscription has no free slots. Turn off management for another location first.';
  const slots = `Your subscription has ${formatCount(free, 'free slot')}`;
  return free < count
    ? `${slots}. The remaining locations are skipped and listed afterwards.`
    : `${slots}, enough for all of them.`;
}
