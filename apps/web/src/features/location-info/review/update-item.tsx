import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldLabel } from '@placekeeper/contracts/rules/provider-fields';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { CircleAlert } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import { changeWording } from '../../../widgets/field-value/change-wording.ts';
import { FieldChange } from '../../../widgets/field-value/field-change.tsx';
import { UpdateSource } from '../../../widgets/update-source.tsx';

interface UpdateItemProps {
  readonly update: GoogleUpdate;
  /** Why the last decision was not carried out. */
  readonly problem: string | undefined;
  readonly onDecide: (action: UpdateAction, event: MouseEvent) => void;
}

/** UPD-1: what changed, who did it and when, old against new, and what can be done about it. */
export function UpdateItem({ update, problem, onDecide }: UpdateItemProps) {
  const id = useId();
  const label = fieldLabel(update.field_name);
  return (
    <li data-update aria-labelledby={id} className="border-t border-line py-4">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} tabIndex={-1} className="rounded-4 text-13 font-450">
          <strong className="font-600">{label.charAt(0).toUpperCase() + label.slice(1)}</strong>{' '}
          {changeWording(update)}
        </h3>
        <span className="ml-auto text-12 text-text-3">
          <UpdateSource source={update.type} /> · <RelativeTime date={update.created_at} />
        </span>
      </div>
      <FieldChange {...update} />
      {update.update_actionability.explanation && (
        <p className="mt-2 text-12 text-text-3">{update.update_actionability.explanation}</p>
      )}
      {problem && (
        <p role="alert" className="mt-2 flex gap-1.5 text-12 text-removed">
          <CircleAlert aria-hidden className="mt-px size-3.5" />
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {actions.map(({ action, name, variant }) => {
          const { allowed, reason } = updateCan(action, update);
          return (
            <Button
              key={action}
              size="sm"
              variant={variant}
              disabledReason={
                allowed ? undefined : (reason ?? 'This cannot be done at the moment.')
              }
              onClick={(event) => onDecide(action, event)}
            >
              {name}
              <VisuallyHidden> the change of the {label}</VisuallyHidden>
            </Button>
          );
        })}
      </div>
    </li>
  );
}

const actions = [
  { action: 'accept', name: 'Accept', variant: 'secondary' },
  { action: 'reject', name: 'Reject, keep ours', variant: 'secondary' },
  { action: 'dismiss', name: 'Dismiss', variant: 'ghost' },
] as const;
