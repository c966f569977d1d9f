import { Badge } from '@placekeeper/ui/badge';
import { Kbd } from '@placekeeper/ui/kbd';
import { Switch } from '@placekeeper/ui/switch';
import { switchShortcuts, useShortcutsOn } from '../../data/preferences/shortcuts.ts';
import { SettingsSection } from './settings-section.tsx';

const shortcuts = [
  { keys: '/', does: 'Opens the search', single: true },
  { keys: 'j', does: 'Goes down in the list of locations, or to the next update', single: true },
  { keys: 'k', does: 'Goes up in it, or to the update before', single: true },
  { keys: 'x', does: 'Selects the location or the update that you are at', single: true },
  { keys: 'a', does: 'Accepts an update', single: true },
  { keys: 'r', does: 'Rejects an update', single: true },
  { keys: 'd', does: 'Dismisses an update', single: true },
  { keys: '?', does: 'Shows the keys for updates', single: true },
  { keys: 'mod+k', does: 'Opens the search, also while you type', single: false },
  { keys: 'mod+s', does: 'Saves what you changed', single: false },
  { keys: 'alt+t', does: 'Goes to the latest message', single: false },
] as const;

/** WCAG 2.1.4: who speaks to the computer, or brushes keys, must be able to turn single keys off. */
export function KeyboardSection() {
  const on = useShortcutsOn();
  return (
    <SettingsSection title="Keyboard">
      <Switch
        checked={on}
        hint="Turn them off if you use speech input: a word that is heard as single letters would set them off."
        label="Single-key shortcuts"
        labelSide="start"
        onCheckedChange={switchShortcuts}
      />
      <dl className="mt-4 border-t border-line">
        {shortcuts.map(({ keys, does, single }) => (
          <div
            key={keys}
            className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5"
          >
            <dt className="order-last flex items-center gap-2">
              {single && !on && <Badge>Off</Badge>}
              <Kbd keys={keys} />
            </dt>
            <dd className="text-text-2">{does}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  );
}
