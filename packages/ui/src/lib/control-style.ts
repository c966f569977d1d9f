import { cva } from 'class-variance-authority';

/**
 * The box of fields and selects. Its focus ring covers the border, because a ring around the border looks like a second
 * box. The red border of an invalid field stays visible inside the ring.
 */
export const controlStyle = cva(
  [
    'w-full min-w-0 rounded-6 border border-line-control bg-surface text-text transition-colors',
    'focus-visible:-outline-offset-1 aria-invalid:border-danger aria-invalid:outline-offset-0',
    'off:border-line off:bg-hover off:text-text-3',
  ],
  {
    variants: {
      size: {
        sm: 'h-control-sm px-2 text-13',
        md: 'h-control px-2.5 text-13',
        lg: 'h-control-lg px-2.5 text-14',
        area: 'block field-sizing-content max-h-[50vh] resize-y px-2.5 py-2 text-14',
      },
      mono: { true: 'font-mono tracking-normal', false: '' },
    },
    defaultVariants: { size: 'lg', mono: false },
  },
);

export type ControlSize = 'sm' | 'md' | 'lg';
