/** The style of its caption, `data-caption`, is in app.css. */
export const row =
  'flex h-8 items-center rounded-6 whitespace-nowrap transition-colors pointer-coarse:h-10 [&_.lucide]:mx-2 [&_.lucide]:size-5';

export const inactiveRow = 'text-text-2 hover:bg-hover hover:text-text';

/** Transparent in the narrow sidebar, where the text still is the accessible name. */
export const rowLabel =
  'transition-opacity md:opacity-0 md:in-data-open:opacity-100 xl:in-data-pinned:opacity-100';

/** SHELL-3: a column at the left from 768 px, below that a bar at the top. */
export const bar =
  'flex h-13 items-center gap-2 border-b border-line bg-surface px-3 md:fixed md:inset-y-0 md:left-0 md:h-auto md:flex-col md:items-stretch md:gap-1 md:overflow-x-hidden md:overflow-y-auto md:border-r md:border-b-0 md:py-3 md:[scrollbar-width:none] print:hidden';

export const logo = 'flex h-9 shrink-0 items-center gap-2.5 rounded-8 text-14 font-600';
