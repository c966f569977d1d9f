import { IconButton } from '@placekeeper/ui/icon-button';
import { Search } from 'lucide-react';
import { useShortcutsOn } from '../../data/preferences/shortcuts.ts';
import {
  showSpotlight,
  useSpotlightVisibility,
} from '../../data/spotlight/spotlight-visibility.ts';

/** SPOT-1 */
export function SearchButton() {
  const shown = useSpotlightVisibility() === 'shown';
  return (
    <IconButton
      aria-expanded={shown}
      aria-haspopup="dialog"
      className="size-9 [&_.lucide]:size-5"
      icon={<Search aria-hidden />}
      kbd={useShortcutsOn() ? '/' : 'mod+k'}
      label="Search"
      tooltipSide="right"
      onClick={() => !shown && showSpotlight()}
      // The second press of a double click would take the focus out of the box.
      onMouseDown={(event) => shown && event.preventDefault()}
    />
  );
}
