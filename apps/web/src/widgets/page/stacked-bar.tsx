import { cn } from '@placekeeper/ui/lib/cn';

interface Part {
  readonly key: string;
  readonly count: number;
  /** A class name. */
  readonly color: string;
}

interface StackedBarProps {
  readonly parts: readonly Part[];
  readonly className?: string | undefined;
}

/** Hidden from assistive technology, because the text beside it has the numbers. */
export function StackedBar({ parts, className }: StackedBarProps) {
  return (
    <div
      aria-hidden
      className={cn(
        'fill-on-paper flex h-1.5 gap-px overflow-hidden rounded-full bg-pressed forced-color-adjust-none',
        className,
      )}
    >
      {parts.map(
        ({ key, count, color }) =>
          count > 0 && (
            <span
              key={key}
              className={cn('min-w-1', color)}
              data-part={key}
              style={{ flexGrow: count }}
            />
          ),
      )}
    </div>
  );
}
