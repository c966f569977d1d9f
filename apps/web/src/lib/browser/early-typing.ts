let text = '';
let listening: AbortController | undefined;

/** Collects the letters typed for a field that is still loading, wherever the focus is. */
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

/** Returns the collected letters once, and stops collecting: from now on the field gets them itself. */
export function takeTyping(): string {
  listening?.abort();
  const typed = text;
  text = '';
  return typed;
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
