/** Calls `act` after the pressed pointer or key is released and its click is handled. */
export function whenReleased(act: () => void): void {
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(act);
  };
  for (const kind of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    window.addEventListener(kind, end, { signal: ended.signal });
}
