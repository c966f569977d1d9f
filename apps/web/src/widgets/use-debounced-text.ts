import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import { useState, type FocusEvent } from 'react';

/** What is typed, ahead of `value`, which follows once the typing pauses or the field is left. */
export function useDebouncedText(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const change = useDebouncedCallback(onChange);
  // The address changed under the field, as by the back button or by clearing the filters: what it says is shown.
  if (value !== shown) {
    setShown(value);
    if (value.trim() !== text.trim()) setText(value);
  }

  return {
    text,
    type(next: string) {
      setText(next);
      if (next === '') change.now(next);
      else change.later(next);
    },
    // What was typed counts before the click that comes next: later, it would call back whoever went on.
    settle({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      const withinField = currentTarget.parentElement?.contains(relatedTarget);
      if (!withinField && text.trim() !== value.trim()) change.now(text);
    },
  };
}
