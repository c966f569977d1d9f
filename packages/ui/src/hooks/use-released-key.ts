import { useEffect, useEffectEvent } from 'react';
import { matchesHotkey, parseHotkey } from '../lib/hotkey.ts';
import { isLetter, isTyping } from '../lib/typing-target.ts';

/**
 * Handles the release of a plain key outside of text fields. Identifies the key by its `code`: `/` may need Shift, and
 * without Shift the released key has another name. Passes the letters that a fast typist presses before the release.
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
        // Firefox would open its quick find.
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
