import { useEffectEvent, useLayoutEffect } from 'react';
import { matchesHotkey, parseHotkey } from '../lib/hotkey.ts';
import { topModal } from '../lib/open-modals.ts';
import { isTyping } from '../lib/typing-target.ts';

type Options = {
  enabled?: boolean;
  /** For a shortcut that belongs to a dialog; others rest while one is open. */
  inDialog?: boolean;
};

/** A plain key is ignored while someone types; a combination with ⌘ or Ctrl works there too. */
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

  // Not after the paint: who sees what a key is about can press it.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}
