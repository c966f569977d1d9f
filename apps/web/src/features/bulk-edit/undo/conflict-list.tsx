import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { useState } from 'react';
import type { BulkFieldChange } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { ChangeText } from '../items/change-text.tsx';
import type { UndoConflict } from './read-undo.ts';

interface ConflictListProps {
  readonly conflicts: readonly UndoConflict[];
  readonly included: ReadonlySet<string>;
  readonly onInclude: (included: ReadonlySet<string>) => void;
}

/** The list grows by this many rows, because long lists render slowly. */
const step = 50;

/** The values that changed since a bulk edit; an undo keeps them unless the user selects them. */
export function ConflictList({ conflicts, included, onInclude }: ConflictListProps) {
  const [listed, setListed] = useState(step);
  const all = included.size === conflicts.length;
  const more = conflicts.length - listed;
  const include = (key: string, on: boolean) => {
    const others = [...included].filter((other) => other !== key);
    onInclude(new Set(on ? [...others, key] : others));
  };
  return (
    <section aria-label="Values changed since the edit">
      <h3 className="text-13">
        {formatCount(conflicts.length, 'value has', 'values have')} changed since the edit
      </h3>
      <p className="mt-0.5 mb-2 text-text-2">
        Select the values to restore as they were before the edit.
      </p>
      {conflicts.length > 1 && (
        <Checkbox
          checked={all}
          className="pb-1.5"
          indeterminate={!all && included.size > 0}
          label={<strong className="font-600">Select all</strong>}
          onCheckedChange={(on) => onInclude(new Set(on ? conflicts.map(({ key }) => key) : []))}
        />
      )}
      <ul aria-label="Changed values">
        {conflicts.slice(0, listed).map((conflict) => {
          const { key, location, field, placekeeper, google } = conflict;
          const name = placekeeper?.attribute?.display_name ?? fieldName(field);
          return (
            <li key={key} className="border-t border-line py-2">
              <Checkbox
                checked={included.has(key)}
                className="w-full"
                hint={storeCodeOf(conflict)}
                label={<span className="wrap-anywhere">{`${location}: ${name}`}</span>}
                onCheckedChange={(on) => include(key, on)}
              />
              <dl className="mt-1 grid gap-2 pl-6">
                {placekeeper && <Present change={placekeeper} title="Now in Placekeeper" />}
                {google && <Present change={google} title="Changed on Google, not reviewed yet" />}
              </dl>
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <Button size="sm" onClick={() => setListed(listed + step)}>
          {`Show ${formatCount(Math.min(step, more), 'more value')}`}
        </Button>
      )}
    </section>
  );
}

interface PresentProps {
  readonly title: string;
  readonly change: BulkFieldChange;
}

function Present({ title, change }: PresentProps) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-12 text-text-3">{title}</dt>
      <dd className="min-w-0">
        <ChangeText change={change} />
      </dd>
    </div>
  );
}
