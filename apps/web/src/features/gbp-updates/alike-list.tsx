import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { updateCan } from '@placekeeper/contracts/rules/update-can';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { FieldChange } from '../../widgets/field-value/field-change.tsx';

interface AlikeListProps {
  readonly updates: readonly GoogleUpdate[];
  /** There are more of them than a list has room for. */
  readonly unlisted: number;
  readonly except: ReadonlySet<GoogleUpdateId>;
  readonly onExcept: (except: ReadonlySet<GoogleUpdateId>) => void;
}

export function AlikeList({ updates, unlisted, except, onExcept }: AlikeListProps) {
  const all = except.size === 0;
  const take = (id: GoogleUpdateId, on: boolean) => {
    const others = [...except].filter((other) => other !== id);
    onExcept(new Set(on ? others : [...others, id]));
  };
  return (
    <>
      <Checkbox
        checked={all}
        className="pb-1.5"
        indeterminate={!all && except.size < updates.length}
        label={<strong className="font-600">All listed locations</strong>}
        onCheckedChange={(on) => onExcept(new Set(on ? [] : updates.map(({ id }) => id)))}
      />
      <ul aria-label="Locations">
        {updates.map((update) => (
          <li key={update.id} className="border-t border-line py-1.5">
            <Checkbox
              checked={!except.has(update.id)}
              className="w-full"
              hint={hintOf(update)}
              label={<span className="wrap-anywhere">{update.location.name}</span>}
              onCheckedChange={(on) => take(update.id, on)}
            />
            <Before update={update} />
          </li>
        ))}
      </ul>
      {unlisted > 0 && (
        <p className="border-t border-line pt-2 text-text-2">
          {formatCount(unlisted, 'more location')} that this list has no room for will be decided
          too.
        </p>
      )}
    </>
  );
}

/** Drawn when somebody looks: there may be a thousand of them. */
function Before({ update }: { readonly update: GoogleUpdate }) {
  const [shown, setShown] = useState(false);
  return (
    <details
      className="mt-0.5 pl-6 text-12"
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer rounded-4 text-accent-text">
        What it was<VisuallyHidden> in {update.location.name}</VisuallyHidden>
      </summary>
      <div className="pt-2 pb-1 text-13">{shown && <FieldChange {...update} />}</div>
    </details>
  );
}

/** UPD-3: what one alone cannot be, it cannot be among many. */
function hintOf(update: GoogleUpdate): string {
  const { store_code, formatted_address } = update.location;
  const fixed = (['accept', 'reject'] as const).find(
    (action) => !updateCan(action, update).allowed,
  );
  const why =
    fixed && `Cannot be ${fixed}ed: ${updateCan(fixed, update).reason ?? 'not at the moment.'}`;
  return [store_code, formatted_address, why].filter(Boolean).join(' · ');
}
