import { Button } from '@placekeeper/ui/button';
import { TriangleAlert } from 'lucide-react';
import { fieldNames } from './changed-fields.ts';
import type { InfoField, InfoValues } from './info-values.ts';
import { theirsText } from './theirs-text.ts';

interface TheirValueProps {
  readonly field: InfoField;
  readonly saved: InfoValues;
  readonly onTake: () => void;
}

export const TheirValue = ({ field, saved, onTake }: TheirValueProps) => (
  <div
    data-elsewhere
    className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-pending print:hidden"
  >
    <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
    <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
      Changed elsewhere to “{theirsText(field, saved)}” since you began.
    </span>
    <Button size="sm" aria-label={`Use theirs: ${fieldNames([field]).join()}`} onClick={onTake}>
      Use theirs
    </Button>
  </div>
);
