/** Scales from the trigger's edge. Closing is faster than opening. */
export const popupMotion = [
  'origin-(--transform-origin) transition-[opacity,scale] duration-popover ease-out',
  'data-starting-style:scale-98 data-starting-style:opacity-0',
  'data-ending-style:opacity-0 data-ending-style:duration-popover-out data-ending-style:ease-in data-instant:transition-none',
].join(' ');

export const popupSurface =
  'rounded-8 border border-line bg-surface text-text shadow-pop outline-none';

export const popupItem = [
  'flex min-h-8 cursor-default items-center gap-2 rounded-4 px-2 py-1 text-13 outline-none select-none',
  'data-disabled:text-disabled pointer-coarse:min-h-10',
].join(' ');

export const popupItemTone = {
  plain: 'data-highlighted:bg-pressed',
  destructive: 'text-removed data-highlighted:bg-removed-bg',
};

/** Makes a popup a landmark, because it renders outside of the page's landmarks. */
export const popupLandmark = (label: string) => ({ role: 'region', 'aria-label': label }) as const;
