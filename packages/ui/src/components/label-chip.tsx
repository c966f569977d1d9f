import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import type { TagColour } from '../lib/tag-colour.ts';

const chip = cva(
  [
    'fill-on-paper inline-flex h-5 print:h-auto max-w-full min-w-0 items-center rounded-4 border-l-3 px-1.5 text-12 text-text',
    'forced-colors:border-y forced-colors:border-r',
  ],
  {
    variants: {
      colour: {
        teal: 'border-tag-teal bg-tag-teal/18',
        rose: 'border-tag-rose bg-tag-rose/18',
        amber: 'border-tag-amber bg-tag-amber/18',
        violet: 'border-tag-violet bg-tag-violet/18',
        blue: 'border-tag-blue bg-tag-blue/18',
        green: 'border-tag-green bg-tag-green/18',
        slate: 'border-tag-slate bg-tag-slate/18',
        magenta: 'border-tag-magenta bg-tag-magenta/18',
      } satisfies Record<TagColour, string>,
    },
  },
);

export type LabelChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  colour: TagColour;
};

/** Labels are filled chips; tags are outlined chips with a square. */
export function LabelChip({ name, colour, className, ...rest }: LabelChipProps) {
  return (
    <span {...rest} className={cn(chip({ colour }), className)}>
      <span className="min-w-0 truncate">{name}</span>
    </span>
  );
}
