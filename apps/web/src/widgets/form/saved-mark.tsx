import { CircleCheck } from 'lucide-react';

/** Confirms the save briefly, because unpublished fields have no other confirmation. */
export const SavedMark = () => (
  <p
    aria-hidden
    data-saved
    className="pointer-events-none absolute bottom-4 left-gutter flex animate-[appear_800ms_linear_4s_reverse_forwards] items-center gap-1.5 rounded-8 border border-line bg-surface px-3 py-2 text-added shadow-pop"
  >
    <CircleCheck className="size-4" />
    Saved
  </p>
);
