import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { fieldName } from '../field-value/field-name.ts';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useId, type MouseEvent } from 'react';

interface UpdateActionsProps {
  readonly update: GoogleUpdate;
  readonly size?: 'sm' | 'lg';
  /** True if the buttons show their shortcuts. */
  readonly keys?: boolean;
  /** True if a text below the buttons says what each does. */
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
  const offers = actions.map((offer) => ({ ...offer, ...updateCan(offer.action, update) }));
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-2">
        {offers.map(({ action, name, variant, key, allowed, reason }) => (
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
        ))}
      </div>
      {explained && (
        <ul className="mt-2 text-12 text-text-2">
          {/* The button itself shows why an action isn't possible. */}
          {offers.map(
            ({ action, name, words, allowed }) =>
              allowed && (
                <li key={action}>
                  <span className="font-550 text-text">{name}:</span>{' '}
                  <span id={`${id}${action}`}>{words}</span>
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}
