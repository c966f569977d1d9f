import { cn } from '@placekeeper/ui/lib/cn';

interface Part {
  readonly key: string;
  readonly count: number;
  /** A background colour. */
  readonly color: string;
}

/** Parts of a whole, side by side. The text next to it has the numbers. */
export function ShareBar({
  parts,
  className,
}: {
  readonly parts: readonly Part[];
  readonly className?: string;
}) {
  return (
    <div
      aria-hidden
      className={cn(
        'fill-on-paper flex h-2 gap-px overflow-hidden rounded-full bg-pressed forced-color-adjust-none',
        className,
      )}
    >
      {parts
        .filter(({ count }) => count > 0)
        .map(({ key, count, color }) => (
          <span
            key={key}
            className={cn('min-w-0.5', color)}
            data-part={key}
            style={{ flexGrow: count }}
          />
        ))}
    </div>
  );
}
