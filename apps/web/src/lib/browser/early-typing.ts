let text = '';
let listening: AbortController | undefined;

/** Collects letters for a field whose code is still loading, from key presses anywhere on the page. */
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

/** Returns the collected letters and stops collecting, because the field now receives key presses itself. */
export function takeTyping(): string {
  listening?.abort();
  const typed = text;
  text = '';
  return typed;
}

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
