import { Button } from '@placekeeper/ui/button';
import { TriangleAlert } from 'lucide-react';

interface TheirValueProps {
  /** The field's label. */
  readonly name: string;
  /** Empty for none. */
  readonly text: string;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Below a changed field: the value that someone else saved meanwhile. */
export const ConflictChoice = ({ name, text, onTake, onKeep }: TheirValueProps) => (
  <div
    data-elsewhere
    className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-pending print:hidden"
  >
    <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
    <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
      {text ? `Changed elsewhere to “${text}”.` : 'Cleared elsewhere.'}
    </span>
    <span className="flex flex-wrap gap-2">
      <Button size="sm" aria-label={`Use that value: ${name}`} onClick={onTake}>
        Use that value
      </Button>
      <Button size="sm" aria-label={`Keep mine: ${name}`} onClick={onKeep}>
        Keep mine
      </Button>
    </span>
  </div>
);
