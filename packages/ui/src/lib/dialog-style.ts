import { cva } from 'class-variance-authority';

export const dialogBackdrop = [
  'fixed inset-0 z-20 min-h-dvh bg-scrim transition-opacity duration-dialog ease-out print:hidden',
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-dialog-out',
  // On iOS, a fixed layer ends at the browser's bars.
  'supports-[-webkit-touch-callout:none]:absolute',
].join(' ');

export const dialogViewport =
  'fixed inset-0 z-20 flex items-start justify-center overflow-hidden p-4 pt-[12vh] short:p-2 print:static print:overflow-visible print:p-0';

export const dialogBody =
  'min-h-0 overflow-y-auto short:shrink-0 short:overflow-visible print:overflow-visible';

export const dialogPopup = cva(
  [
    'relative flex max-h-[calc(100dvh-12vh-1rem)] w-full flex-col rounded-12 border border-line bg-surface text-text shadow-dialog',
    'outline-none print:max-h-none transition-[opacity,translate] duration-dialog ease-out',
    // In a very short window, the whole dialog scrolls, because title and buttons leave no room for a scrolling part
    // (WCAG 1.4.10).
    'short:max-h-[calc(100dvh-1rem)] short:overflow-y-auto short:after:inset-0',
    'data-starting-style:translate-y-1 data-starting-style:opacity-0',
    'data-ending-style:opacity-0 data-ending-style:duration-dialog-out data-ending-style:ease-in',
    // Dims the dialog below a nested dialog, which has no backdrop of its own.
    'after:pointer-events-none after:absolute after:-inset-px after:rounded-[inherit] after:bg-scrim after:opacity-0',
    'after:transition-opacity after:duration-dialog data-nested-dialog-open:after:opacity-100',
  ],
  {
    variants: {
      size: { sm: 'max-w-dialog-sm', md: 'max-w-dialog-md', lg: 'max-w-dialog-lg' },
    },
  },
);

export type DialogSize = 'sm' | 'md' | 'lg';
