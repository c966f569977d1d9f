import { useEffect, useEffectEvent } from 'react';
import { matchesHotkey, parseHotkey } from '../lib/hotkey.ts';
import { isTyping } from '../lib/typing-target.ts';

/**
 * Acts when a plain key is let go, outside of what people type in. Known by its place on the keyboard: where `/` needs
 * Shift, and Shift is let go first, the released key has another name.
 */
export function useReleasedKey(
  key: string,
  handler: () => void,
  { enabled = true }: { enabled?: boolean } = {},
): void {
  const onRelease = useEffectEvent(handler);

  useEffect(() => {
    if (!enabled) return undefined;
    let pressed: string | null = null;
    const onKeyDown = (event: KeyboardEvent) => {
      const counts =
        matchesHotkey(event, parseHotkey(key)) && !event.isComposing && !isTyping(event.target);
      pressed = counts ? event.code : null;
      // Firefox would open a search of its own.
      if (counts) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (pressed === null || event.code !== pressed) return;
      pressed = null;
      if (!isTyping(event.target)) onRelease();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [enabled, key]);
}
