import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { valueKey } from '@placekeeper/contracts/core/same-value';
import { updateCan } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState } from 'react';
import { formatCount } from '../../lib/text/format.ts';
import { changeLine } from '../updates/change-line.ts';
import { FieldChange } from '../field-value/field-change.tsx';

interface SimilarListProps {
  readonly updates: readonly GoogleUpdate[];
  /** Shown above the list; a row with another previous value shows it. Null if each row shows its change. */
  readonly common: GoogleUpdate | null;
  readonly except: ReadonlySet<GoogleUpdateId>;
  readonly onExcept: (except: ReadonlySet<GoogleUpdateId>) => void;
}

/** The list grows by this many rows, because long lists render slowly. */
const step = 250;

/** Above this number, previous values open only on request, because they would hide the list. */
const openUpTo = 20;

export function SimilarList({ updates, common, except, onExcept }: SimilarListProps) {
  const [listed, setListed] = useState(step);
  const focus = useFocusRequest();
  const all = except.size === 0;
  const before = common && valueKey(common.platform_value);
  const differs = (update: GoogleUpdate) => valueKey(update.platform_value) !== before;
  const differing = updates.filter(differs).length;
  const unlisted = Math.max(0, updates.length - listed);
  const showMore = () => {
    focus.request(String(listed));
    setListed(listed + step);
  };
  const take = (id: GoogleUpdateId, on: boolean) => {
    const others = [...except].filter((other) => other !== id);
    onExcept(new Set(on ? others : [...others, id]));
  };
  return (
    <>
      {common && differing > 0 && (
        <p className="mb-2 text-text-2">
          {`At ${formatCount(differing, 'location')}, your value differs from the one above. See the list.`}
        </p>
      )}
      <Checkbox
        checked={all}
        className="pb-1.5"
        indeterminate={!all && except.size < updates.length}
        label={<strong className="font-600">Select all</strong>}
        onCheckedChange={(on) => onExcept(new Set(on ? [] : updates.map(({ id }) => id)))}
      />
      <ul aria-label="Locations">
        {updates.slice(0, listed).map((update, at) => (
          <li key={update.id} className="border-t border-line py-1.5">
            <Checkbox
              checked={!except.has(update.id)}
              className="w-full"
              hint={hintOf(update)}
              label={<span className="wrap-anywhere">{update.location.name}</span>}
              ref={focus.target(String(at))}
              onCheckedChange={(on) => take(update.id, on)}
            />
            {differs(update) && (
              <Before
                initial={common !== null && differing <= openUpTo}
                name={common ? 'Your value' : changeLine(update)}
                update={update}
              />
            )}
          </li>
        ))}
      </ul>
      {unlisted > 0 && (
        <>
          <p className="border-t border-line py-2 text-text-2">
            {formatCount(unlisted, 'more location is', 'more locations are')} included but not
            listed here.
          </p>
          <Button onClick={showMore}>Show more locations</Button>
        </>
      )}
    </>
  );
}

interface BeforeProps {
  readonly update: GoogleUpdate;
  readonly name: string;
  readonly initial: boolean;
}

/** Rendered only when opened, because a list can have hundreds of previous values. */
function Before({ update, name, initial }: BeforeProps) {
  const [shown, setShown] = useState(initial);
  return (
    <details
      className="mt-0.5 pl-6 text-12"
      open={shown}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer rounded-4 text-accent-text">
        {name}
        <VisuallyHidden> at {update.location.name}</VisuallyHidden>
      </summary>
      <div className="pt-2 pb-1 text-13">{shown && <FieldChange {...update} />}</div>
    </details>
  );
}

/** Store code, address, and why an action is not possible. */
function hintOf(update: GoogleUpdate): string {
  const { formatted_address } = update.location;
  const fixed = (['accept', 'reject'] as const).find(
    (action) => !updateCan(action, update).allowed,
  );
  const why =
    fixed && `Can’t ${fixed}: ${updateCan(fixed, update).reason ?? 'not available right now.'}`;
  return [storeCodeOf(update.location), formatted_address, why].filter(Boolean).join(' · ');
}
