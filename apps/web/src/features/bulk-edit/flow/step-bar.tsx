import type { ReactNode } from 'react';

interface StepBarProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

export function StepBar({ label, note, children }: StepBarProps) {
  return (
    // The shadow hides the content between the bar and the edge of the window.
    <div
      aria-label={label}
      className="sticky bottom-0 short:static z-10 -mx-gutter mt-4 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line bg-surface px-gutter py-2 md:gap-x-4 md:py-3 md:mx-0 md:rounded-8 md:border md:px-3 md:bottom-3 md:shadow-[0_1rem_var(--color-canvas)]"
      data-save-bar=""
      role="region"
    >
      <div className="min-w-0 flex-[1_1_10rem] text-text-2 max-md:basis-auto wrap-anywhere">
        {note}
      </div>
      {children}
    </div>
  );
}
