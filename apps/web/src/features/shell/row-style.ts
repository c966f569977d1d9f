export const row =
  'flex h-8 items-center rounded-6 whitespace-nowrap transition-colors pointer-coarse:h-10 [&_.lucide]:mx-2 [&_.lucide]:size-5';

export const elsewhere = 'text-text-2 hover:bg-hover hover:text-text';

/** Invisible in the narrow column, where it is still the accessible name. */
export const rowLabel =
  'transition-opacity md:opacity-0 md:in-data-open:opacity-100 xl:in-data-pinned:opacity-100';
