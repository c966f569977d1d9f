import { cn } from '@placekeeper/ui/lib/cn';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/text/format.ts';

interface UnreadRowsProps {
  readonly count: number;
  /** The singular noun, such as `location`. */
  readonly one: string;
  readonly className?: string;
}

/** UPD-9: the number of rows that a list omits because they are unreadable. */
export const UnreadRows = ({ count, one, className }: UnreadRowsProps) =>
  count > 0 && (
    <UnreadNote className={className}>{formatCount(count, one)} couldn’t be read.</UnreadNote>
  );

interface UnreadNoteProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const UnreadNote = ({ className, children }: UnreadNoteProps) => (
  <p role="status" className={cn('flex gap-1.5 py-2 text-text-2', className)}>
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
);

const meanings = {
  field: 'value. It doesn’t change unless you edit it.',
  links: 'links. A link doesn’t change unless you enter or remove it.',
  settings: 'settings. Saving replaces them with the ones shown here.',
} as const;

interface UnreadValueProps {
  /** Chooses the text: a form sends changed fields individually, but settings together. */
  readonly of: keyof typeof meanings;
}

/** UPD-9: says that a control is empty because its value is unreadable. */
export function UnreadValue({ of }: UnreadValueProps) {
  return (
    <p role="status" className="mt-1.5 flex gap-1.5 text-12 text-text-2">
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      Placekeeper couldn’t read the current {meanings[of]}
    </p>
  );
}
