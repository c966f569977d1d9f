import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { Button } from '@placekeeper/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writeErrorMessage } from '../../../data/http/api-error.ts';
import { useUpdateLocation } from '../../../data/locations/mutations.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { canReopen, reopening } from '../../../data/updates/reopen-update.ts';
import { BeforeAfterTitles } from '../../../widgets/field-value/before-after.ts';
import { FieldChange } from '../../../widgets/field-value/field-change.tsx';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { reopenText } from './reopen-wording.ts';
import { useDecisionEffect } from './use-decision-effect.ts';
import { ConfirmWrite } from '../../../widgets/page/confirm-write.tsx';

const reasons = {
  kept: 'Placekeeper can’t publish this value to Google.',
  reversed: 'Already reversed. To change the value again, edit the location.',
  'changed-since': 'The value has changed since then. To change it again, edit the location.',
} as const;

interface ReopenUpdateProps {
  readonly update: GoogleUpdate;
}

/** UPD-6: "Reopen" saves the value that was not chosen as an edit. */
export function ReopenUpdate({ update }: ReopenUpdateProps) {
  const [open, setOpen] = useState(false);
  const { id } = update.location;
  const read = useQuery({ ...locationQueries.detail(id), staleTime: 0, enabled: open });
  const since = useDecisionEffect(update)?.is;
  const write = useUpdateLocation(id);
  const action = update.resolution?.resolved_action;
  if (!canReopen(update))
    return (
      <p className="text-text-3">
        {action === 'accepted' || action === 'rejected'
          ? 'To change this value again, edit the location.'
          : 'This update can’t be reopened. To change the value, edit the location.'}
      </p>
    );

  const location = read.isFetching ? undefined : read.data?.location;
  const found = location && reopening(update, location);
  const wasAccepted = action === 'accepted';
  const whyNot = () => {
    if (read.isFetching) return 'Loading the current value…';
    if (read.error) return 'Couldn’t read the current value.';
    if (found && found.is !== 'possible') return reasons[found.is];
    return found ? undefined : reasons.kept;
  };
  const reason = whyNot();
  const isOutdated = open && found && found.is !== 'possible';

  return (
    <>
      <Button
        disabledReason={since && since !== 'possible' ? reasons[since] : undefined}
        size="sm"
        onClick={() => setOpen(true)}
      >
        Reopen…
      </Button>
      <ConfirmWrite
        confirmDisabledReason={reason}
        confirmLabel={wasAccepted ? 'Restore your value' : 'Use Google’s value'}
        description={reopenText(wasAccepted, read.data?.location.gbp_management_status)}
        error={read.error?.message ?? writeErrorMessage(write.error)}
        open={open}
        title={wasAccepted ? 'Restore your previous value?' : 'Use Google’s value after all?'}
        write={write}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          if (found?.is !== 'possible') return;
          write.mutate(found.patch, {
            onSuccess: () => {
              setOpen(false);
              void showSuccess(wasAccepted ? 'Your value was saved' : 'Google’s value was saved');
            },
          });
        }}
      >
        {!isOutdated && (
          <BeforeAfterTitles value={{ before: 'Your value now', after: 'New value' }}>
            <FieldChange
              {...update}
              platform_value={wasAccepted ? update.update_value : update.platform_value}
              update_value={wasAccepted ? update.platform_value : update.update_value}
            />
          </BeforeAfterTitles>
        )}
        {reason && !read.isFetching && !read.error && <p className="mt-3 text-text-2">{reason}</p>}
      </ConfirmWrite>
    </>
  );
}
