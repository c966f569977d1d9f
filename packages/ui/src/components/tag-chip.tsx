import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { tagFills, type TagColour } from '../lib/tag-colour.ts';

export type TagChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  colour: TagColour;
  onRemove?: (() => void) | undefined;
};

export function TagSquare({ colour, className }: { colour: TagColour; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'fill-on-paper size-2 shrink-0 rounded-[2px] forced-color-adjust-none',
        tagFills[colour],
        className,
      )}
    />
  );
}

export function TagChip({ name, colour, onRemove, className, ...rest }: TagChipProps) {
  return (
    <span
      {...rest}
      className={cn(
        'inline-flex h-6 print:h-auto max-w-full min-w-0 items-center gap-1.5 rounded-4 border border-line bg-surface pl-2 text-12 text-text-2',
        onRemove ? 'pr-0 print:pr-2' : 'pr-2',
        className,
      )}
    >
      <TagSquare colour={colour} />
      <span className="min-w-0 truncate">{name}</span>
      {onRemove && (
        <button
          aria-label={`Remove ${name}`}
          className="-my-px -mr-px grid size-6 shrink-0 cursor-pointer place-items-center rounded-4 text-text-3 hover:bg-hover hover:text-text print:hidden"
          type="button"
          onClick={onRemove}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}
