import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldName } from '../field-value/field-name.ts';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useId, type MouseEvent } from 'react';

interface UpdateActionsProps {
  readonly update: GoogleUpdate;
  readonly size?: 'sm' | 'lg';
  /** True if the buttons show their shortcuts. */
  readonly keys?: boolean;
  /** True if a text with each button says what it does. */
  readonly explained?: boolean;
  readonly onDecide: (action: UpdateAction, event: MouseEvent) => void;
}

const actions = [
  {
    action: 'accept',
    name: 'Accept',
    variant: 'secondary',
    key: 'a',
    words: 'Saves Google’s value to Placekeeper.',
  },
  {
    action: 'reject',
    name: 'Reject',
    variant: 'secondary',
    key: 'r',
    words: 'Keeps your value and publishes it to Google again.',
  },
  {
    action: 'dismiss',
    name: 'Dismiss',
    variant: 'ghost',
    key: 'd',
    words: 'Changes nothing on either side.',
  },
] as const;

/**
 * UPD-3: the actions of an update. A disabled action says why. No action is primary, because Placekeeper suggests none.
 */
export function UpdateActions(props: UpdateActionsProps) {
  const { update, size = 'sm', keys, explained = false, onDecide } = props;
  const id = useId();
  return (
    <div
      className={cn(
        'print:hidden',
        explained ? 'grid items-start gap-x-8 gap-y-3 sm:grid-cols-3' : 'flex flex-wrap gap-2',
      )}
    >
      {actions.map(({ action, name, variant, key, words }) => {
        const { allowed, reason } = updateCan(action, update);
        const button = (
          <Button
            key={action}
            className={explained ? 'min-w-24' : undefined}
            aria-describedby={explained && allowed ? `${id}${action}` : undefined}
            kbd={keys && allowed ? key : undefined}
            size={size}
            variant={explained ? 'secondary' : variant}
            disabledReason={allowed ? undefined : (reason ?? 'Not available right now')}
            onClick={(event) => onDecide(action, event)}
          >
            {name}
            <VisuallyHidden> the change to {fieldName(update.field_name)}</VisuallyHidden>
          </Button>
        );
        if (!explained) return button;
        return (
          // The text is beside the button if there is room, which a phone has.
          <div key={action} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {button}
            {/* The button itself shows why an action isn't possible. */}
            {allowed && (
              <p className="min-w-0 flex-[1_1_12rem] text-pretty text-text-2" id={`${id}${action}`}>
                {words}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
