import { Button } from '@placekeeper/ui/button';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ConflictKind } from './edit-conflicts.ts';

interface ConflictChoiceProps {
  readonly kind?: ConflictKind;
  readonly name: string;
  /** Empty if the field was cleared. */
  readonly text: string;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

const words = {
  conflict: {
    sentence: (value: string) =>
      value ? `Changed elsewhere to “${value}”.` : 'Cleared elsewhere.',
    take: 'Use that value',
    keep: 'Keep my value',
  },
  overwritten: {
    sentence: (value: string) =>
      value ? `Changed to “${value}” since you saved it.` : 'Cleared since you saved it.',
    take: 'Keep that value',
    keep: 'Restore my value',
  },
} as const;

/**
 * The value that someone else saved, below its field. The group gets the focus instead of a button, because neither
 * value is a default.
 */
export function ConflictChoice({
  kind = 'conflict',
  name,
  text,
  onTake,
  onKeep,
}: ConflictChoiceProps) {
  const id = useId();
  const { sentence, take, keep } = words[kind];
  return (
    <div
      data-elsewhere
      role="group"
      aria-label={`Choose a value: ${name}`}
      aria-describedby={id}
      tabIndex={-1}
      className="mt-1.5 flex scroll-mb-16 flex-wrap items-center gap-x-3 gap-y-2 rounded-8 bg-pending-bg px-3 py-2 text-12 text-pending print:hidden forced-colors:border"
    >
      <span className="flex min-w-0 flex-[1_1_14rem] gap-2">
        <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
        <span id={id} className="min-w-0 wrap-anywhere">
          {sentence(text)}
        </span>
      </span>
      <span className="flex flex-wrap gap-2 max-sm:pl-5.5">
        <Button size="sm" aria-label={`${take}: ${name}`} onClick={onTake}>
          {take}
        </Button>
        <Button size="sm" aria-label={`${keep}: ${name}`} onClick={onKeep}>
          {keep}
        </Button>
      </span>
    </div>
  );
}
