import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldName } from '../field-value/field-name.ts';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import type { MouseEvent } from 'react';

interface UpdateActionsProps {
  readonly update: GoogleUpdate;
  readonly size?: 'sm' | 'lg';
  /** True if the buttons show their shortcuts. */
  readonly keys?: boolean;
  readonly onDecide: (action: UpdateAction, event: MouseEvent) => void;
}

const actions = [
  { action: 'accept', name: 'Accept', variant: 'secondary', key: 'a' },
  { action: 'reject', name: 'Reject', variant: 'secondary', key: 'r' },
  { action: 'dismiss', name: 'Dismiss', variant: 'ghost', key: 'd' },
] as const;

/**
 * UPD-3: the actions of an update. A disabled action says why. No action is primary, because Placekeeper suggests none.
 */
export function UpdateActions({ update, size = 'sm', keys, onDecide }: UpdateActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {actions.map(({ action, name, variant, key }) => {
        const { allowed, reason } = updateCan(action, update);
        return (
          <Button
            key={action}
            kbd={keys && allowed ? key : undefined}
            size={size}
            variant={variant}
            disabledReason={allowed ? undefined : (reason ?? 'Not available right now')}
            onClick={(event) => onDecide(action, event)}
          >
            {name}
            <VisuallyHidden> the change to {fieldName(update.field_name)}</VisuallyHidden>
          </Button>
        );
      })}
    </div>
  );
}
