import { Checkbox } from '@placekeeper/ui/checkbox';
import { SearchField } from '@placekeeper/ui/search-field';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { searchWords } from '../../../../lib/text/search-words.ts';
import type { ChangesDraft } from '../draft.ts';
import { isOn, pathsOf, type PickerRow, type RowGroup } from './field-groups.ts';

interface FieldPickerProps {
  readonly groups: readonly RowGroup[];
  readonly draft: ChangesDraft;
  readonly onToggle: (row: PickerRow, on: boolean) => void;
}

export const pickerId = (row: PickerRow): string => `bulk-edit-pick-${pathsOf(row)[0]}`;

/** Keeps the rows whose label and group title together contain every searched word. */
function found(groups: readonly RowGroup[], search: string): readonly RowGroup[] {
  const words = searchWords(search);
  return groups.flatMap((group) => {
    const rows = group.rows.filter(({ label }) => {
      const text = foldText(`${label} ${group.title}`);
      return words.every((word) => text.includes(word));
    });
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** Arrow keys move through the list; Enter in the search selects the first match. */
export function FieldPicker({ groups, draft, onToggle }: FieldPickerProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = found(groups, search);
  const [first] = shown.flatMap(({ rows }) => rows);

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = boxes[boxes.indexOf(event.currentTarget) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 flex-col self-start rounded-8 border border-line bg-surface lg:sticky lg:top-4 lg:max-h-[max(18rem,calc(100dvh-19rem))]"
    >
      <div className="border-b border-line p-3">
        <h3 className="mb-2 text-13" id={id}>
          Fields
        </h3>
        <SearchField
          label="Search fields"
          value={search}
          onKeyDown={(event) => {
            move(event);
            if (event.key !== 'Enter' || !first) return;
            event.preventDefault();
            onToggle(first, !isOn(draft, first));
          }}
          onValueChange={setSearch}
        />
      </div>
      <div className="overflow-y-auto px-3 py-2 max-lg:max-h-48" ref={list}>
        {shown.map(({ title, rows }) => (
          <div key={title} aria-label={title} className="not-first:mt-3" role="group">
            <p aria-hidden className="text-12 text-text-3">
              {title}
            </p>
            {rows.map((row) => (
              <div key={pathsOf(row)[0]} className="py-1">
                <Checkbox
                  checked={isOn(draft, row)}
                  id={pickerId(row)}
                  label={row.label}
                  onCheckedChange={(on) => onToggle(row, on)}
                  onKeyDown={move}
                />
              </div>
            ))}
          </div>
        ))}
        <p className="text-text-2" role="status">
          {shown.length === 0 && `No fields match “${search.trim()}”.`}
        </p>
      </div>
    </section>
  );
}
