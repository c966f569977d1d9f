import { useEffectEvent, useLayoutEffect } from 'react';
import { matchesHotkey, parseHotkey } from '../lib/hotkey.ts';
import { topModal } from '../lib/open-modals.ts';
import { isTyping } from '../lib/typing-target.ts';

type Options = {
  enabled?: boolean;
  /** True for a shortcut of a dialog. Other shortcuts are ignored while a dialog is open. */
  inDialog?: boolean;
};

/** While the user types, ignores a plain key but not a combination with ⌘ or Ctrl. */
export function useHotkey(
  combo: string,
  handler: (event: KeyboardEvent) => void,
  options: Options = {},
): void {
  const { enabled = true, inDialog = false } = options;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hotkey = parseHotkey(combo);
    if (event.defaultPrevented || event.isComposing || !matchesHotkey(event, hotkey)) return;
    if (!hotkey.modifiers.has('mod') && isTyping(event.target)) return;
    if (!inDialog && topModal()) return;
    event.preventDefault();
    handler(event);
  });

  // Listens before the paint, because the user can press the key as soon as the hint is visible.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
