import { useEffect, useState, type RefObject } from 'react';
import type { Tooltip } from '../lib/tooltip-attributes.ts';
import { watchTooltips } from '../lib/watch-tooltips.ts';

type Shown = {
  open: boolean;
  /** The last tooltip stays set while it fades out. */
  tooltip: Tooltip | null;
};

export function useShownTooltip(popup: RefObject<HTMLElement | null>): Shown {
  const [shown, setShown] = useState<Shown>({ open: false, tooltip: null });
  useEffect(
    () =>
      watchTooltips({
        popup: () => popup.current,
        show: (next) =>
          setShown(({ tooltip }) => ({ open: next !== null, tooltip: next ?? tooltip })),
      }),
    [popup],
  );
  return shown;
}
