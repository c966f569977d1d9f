let text = '';
let listening: AbortController | undefined;

/** Keeps what somebody types for a field that is asked for and not there yet; wherever the focus is till then. */
export function catchTyping(alreadyTyped: string, onEscape: () => void): void {
  listening?.abort();
  listening = new AbortController();
  text = alreadyTyped;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') onEscape();
      else if (event.key === 'Backspace') text = text.slice(0, -1);
      else if (isText(event)) text += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: listening.signal },
  );
}

/** For the field that is there: what was typed for it, once. From here on it hears for itself. */
export function takeTyping(): string {
  listening?.abort();
  const typed = text;
  text = '';
  return typed;
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
