import type { ReactNode } from 'react';

/** The icon above the sentence of an empty screen or a message. */
export const PageIcon = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden
    className="grid size-11 shrink-0 place-items-center rounded-8 border border-line bg-canvas text-text-2 [&>svg]:size-5"
  >
    {children}
  </span>
);
