import { cva, type VariantProps } from 'class-variance-authority';

const base = [
  'inline-flex rounded-6 text-13 items-center justify-center border font-550 select-none',
  'cursor-pointer transition-colors off:cursor-default aria-busy:cursor-progress',
  'print:hidden',
];

const boxed: ('primary' | 'secondary' | 'ghost' | 'danger' | 'danger-solid')[] = [
  'primary',
  'secondary',
  'ghost',
  'danger',
  'danger-solid',
];

export const buttonStyle = cva(base, {
  variants: {
    variant: {
      primary: [
        'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-hover',
        'off:bg-pressed off:text-text-3',
      ],
      secondary: [
        'border-line bg-surface text-text hover:bg-hover active:bg-pressed aria-expanded:bg-pressed',
        'off:bg-surface off:text-disabled',
      ],
      ghost: [
        'border-transparent text-text-2 hover:bg-hover hover:text-text active:bg-pressed',
        'aria-expanded:bg-pressed aria-expanded:text-text off:bg-transparent off:text-disabled',
      ],
      danger: [
        'border-line bg-surface text-removed hover:bg-removed-bg active:bg-removed-bg',
        'off:bg-surface off:text-disabled',
      ],
      'danger-solid': [
        'border-transparent bg-danger text-on-accent hover:bg-danger-hover active:bg-danger-hover',
        'off:bg-pressed off:text-text-3',
      ],
      link: [
        'border-transparent text-accent-text underline-offset-3 hover:underline off:text-disabled off:no-underline',
      ],
    },
    size: {
      sm: 'h-control-sm gap-1.5',
      md: 'h-control gap-1.5',
      lg: 'h-control-lg gap-2',
    },
    wraps: {
      false: 'shrink-0 whitespace-nowrap',
      true: 'h-auto! min-h-control max-w-full py-1 text-left wrap-anywhere',
    },
    shape: {
      label: '',
      icon: 'aspect-square',
    },
  },
  compoundVariants: [
    { shape: 'label', variant: boxed, size: 'sm', className: 'px-2.5' },
    { shape: 'label', variant: boxed, size: 'md', className: 'px-3' },
    { shape: 'label', variant: boxed, size: 'lg', className: 'px-3.5' },
  ],
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'label', wraps: false },
});

type Style = VariantProps<typeof buttonStyle>;
export type ButtonVariant = NonNullable<Style['variant']>;
export type ButtonSize = NonNullable<Style['size']>;
