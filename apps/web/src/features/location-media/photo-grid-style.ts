/** Shared by the photos and their skeleton. */
export const photoGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]';
