/**
 * For `ref` on a row of a list. One that leaves while the focus is in it hands it to its neighbour, and the last one to
 * what its section still offers: it must never fall back to the page.
 */
export function passFocusOn(row: HTMLElement | null) {
  if (!row) return undefined;
  const section = row.closest('section');
  return () => {
    if (!row.contains(document.activeElement)) return;
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    queueMicrotask(() => {
      const next = neighbour?.isConnected ? neighbour.querySelector('button') : undefined;
      (next ?? [...(section?.querySelectorAll('button') ?? [])].at(-1))?.focus();
    });
  };
}
