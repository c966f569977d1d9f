/**
 * A ref for a row. When a focused row is removed, the focus moves to the same button of the nearest row, or to the
 * section's last button if no row is left.
 */
export function moveFocusAfterRemoval(row: HTMLElement | null) {
  if (!row) return undefined;
  const section = row.closest('section');
  return () => {
    if (!row.contains(document.activeElement)) return;
    const place = buttonsOf(row).findIndex((button) => button === document.activeElement);
    const rows = neighboursOf(row);
    queueMicrotask(() => {
      const left = rows.filter((one) => one.isConnected).map(buttonsOf);
      const alike = left.map((buttons) => buttons[place]).find(Boolean);
      (alike ?? left.flat()[0] ?? (section ? buttonsOf(section).at(-1) : undefined))?.focus();
    });
  };
}

const buttonsOf = (within: Element) => [...within.querySelectorAll('button')];

/** The following rows, then the preceding rows, each nearest first. */
function neighboursOf(row: Element): Element[] {
  const all = [...(row.parentElement?.children ?? [])];
  const at = all.indexOf(row);
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}
