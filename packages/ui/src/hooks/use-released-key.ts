import { useEffect, useEffectEvent } from 'react';
import { matchesHotkey, parseHotkey } from '../lib/hotkey.ts';
import { isLetter, isTyping } from '../lib/typing-target.ts';

/**
 * Acts when a plain key is let go, outside of what people type in. Known by its place on the keyboard: where `/` needs
 * Shift, and Shift is let go first, the released key has another name. Who types fast has the next letters down before
 * that: the handler is told of them.
 */
export function useReleasedKey(
  key: string,
  handler: (typedMeanwhile: string) => void,
  { enabled = true }: { enabled?: boolean } = {},
): void {
  const onRelease = useEffectEvent(handler);

  useEffect(() => {
    if (!enabled) return undefined;
    let pressed: string | null = null;
    let typed = '';
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || isTyping(event.target)) {
        pressed = null;
      } else if (matchesHotkey(event, parseHotkey(key))) {
        pressed = event.code;
        typed = '';
        // Firefox would open a search of its own.
        event.preventDefault();
      } else if (pressed !== null && isLetter(event)) {
        typed += event.key;
        event.preventDefault();
      } else if (event.key !== 'Shift') {
        pressed = null;
      }
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (pressed === null || event.code !== pressed) return;
      pressed = null;
      if (!isTyping(event.target)) onRelease(typed);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [enabled, key]);
}
