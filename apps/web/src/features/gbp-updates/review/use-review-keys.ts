import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { useShortcutsOn } from '../../../data/preferences/shortcuts.ts';
import type { Triage } from './use-triage.ts';

interface ReviewKeys {
  readonly triage: Triage;
  readonly archive: boolean;
  readonly hasTicks: boolean;
  readonly clearTicks: () => void;
  readonly askForRule: () => void;
}

/** Ignores key repeat: a held key resolves one update. */
const once = (act: () => void) => (event: KeyboardEvent) => {
  if (!event.repeat) act();
};

/** UPD-12, WCAG 2.1.4: the user can switch single-key shortcuts off. */
export function useReviewKeys({
  triage,
  archive,
  hasTicks,
  clearTicks,
  askForRule,
}: ReviewKeys): void {
  const on = useShortcutsOn();
  const deciding = { enabled: on && !archive };
  useHotkey('j', () => triage.move(1), { enabled: on });
  useHotkey('k', () => triage.move(-1), { enabled: on });
  useHotkey(
    'a',
    once(() => triage.act('accept')),
    deciding,
  );
  useHotkey(
    'r',
    once(() => triage.act('reject')),
    deciding,
  );
  useHotkey('shift+r', once(askForRule), { enabled: on });
  useHotkey(
    'd',
    once(() => triage.act('dismiss')),
    deciding,
  );
  useHotkey(
    'x',
    once(() => triage.tick(false)),
    deciding,
  );
  useHotkey(
    'shift+x',
    once(() => triage.tick(true)),
    deciding,
  );
  useHotkey('Escape', clearTicks, { enabled: hasTicks });
}
