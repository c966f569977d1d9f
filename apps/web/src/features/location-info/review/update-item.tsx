import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { useId, type MouseEvent } from 'react';
import { FieldChange } from '../../../widgets/field-value/field-change.tsx';
import { UpdateActions } from '../../../widgets/updates/update-actions.tsx';
import { UpdateRemarks } from '../../../widgets/updates/update-remarks.tsx';
import { UpdateSource } from '../../../widgets/updates/update-source.tsx';
import { UpdateTitle } from '../../../widgets/updates/update-title.tsx';

interface UpdateItemProps {
  readonly update: GoogleUpdate;
  /** Why the last decision was not carried out. */
  readonly error: string | undefined;
  readonly onDecide: (action: UpdateAction, event: MouseEvent) => void;
}

/** UPD-1: what changed, who did it and when, old against new, and what can be done about it. */
export function UpdateItem({ update, error, onDecide }: UpdateItemProps) {
  const id = useId();
  return (
    <li data-update aria-labelledby={id} className="border-t border-line py-4">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} tabIndex={-1} className="rounded-4 text-13 font-450">
          <UpdateTitle update={update} />
        </h3>
        <span className="ml-auto text-12 text-text-3">
          <UpdateSource source={update.type} />
          {update.created_at && (
            <>
              {' · '}
              <RelativeTime date={update.created_at} />
            </>
          )}
        </span>
      </div>
      <FieldChange {...update} />
      <UpdateRemarks update={update} error={error} />
      <div className="mt-3">
        <UpdateActions update={update} onDecide={onDecide} />
      </div>
    </li>
  );
}
