import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { useReleasedKey } from '@placekeeper/ui/hooks/use-released-key';
import { pulseModal, topModal } from '@placekeeper/ui/lib/open-modals';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { lazy, Suspense, useEffect } from 'react';
import { useShortcutsOn } from '../data/preferences/shortcuts.ts';
import {
  isSpotlightShown,
  showSpotlight,
  useSpotlightVisibility,
} from '../data/spotlight/spotlight-visibility.ts';
import { whenIdle } from '../lib/browser/idle.ts';

const load = () => import('../features/spotlight/spotlight.tsx');
const Spotlight = lazy(async () => ({ default: (await whenOnline(load)).Spotlight }));

/** SPOT-1, SPOT-2 */
function searchUnlessInTheWay(typed = ''): void {
  // A menu finds its items by typed letters.
  if (isSpotlightShown() || document.querySelector('[role=menu]')) return;
  const modal = topModal();
  if (modal) pulseModal(modal);
  else showSpotlight(typed);
}

export function SpotlightHost() {
  const visibility = useSpotlightVisibility();
  useReleasedKey('/', searchUnlessInTheWay, { enabled: useShortcutsOn() });
  useHotkey('mod+k', () => searchUnlessInTheWay(), { inDialog: true });
  // So that the first opening is as instant as the others.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);

  return (
    visibility !== 'unused' && (
      <Suspense>
        <Spotlight open={visibility === 'shown'} />
      </Suspense>
    )
  );
}
