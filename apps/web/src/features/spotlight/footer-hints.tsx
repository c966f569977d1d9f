import { Kbd } from '@placekeeper/ui/kbd';
import type { ReactNode } from 'react';
import { useShortcutsOn } from '../../data/preferences/shortcuts.ts';

/** SPOT-9 */
export function FooterHints() {
  const shortcutsOn = useShortcutsOn();
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1.5 border-t border-line px-5 py-2.5 text-12 text-text-2 keyless:hidden">
      <Hint keys={['Escape']}>to exit</Hint>
      <Hint keys={['ArrowUp', 'ArrowDown']}>to navigate</Hint>
      <Hint keys={['Enter']}>to select</Hint>
      <span className="md:ml-auto">
        <Hint keys={[shortcutsOn ? '/' : 'mod+k']}>to search from anywhere</Hint>
      </span>
    </footer>
  );
}

interface HintProps {
  readonly keys: readonly string[];
  readonly children: ReactNode;
}

function Hint({ keys, children }: HintProps) {
  return (
    <span className="flex items-center gap-1.5">
      {keys.map((key) => (
        <Kbd key={key} keys={key} />
      ))}
      {children}
    </span>
  );
}
