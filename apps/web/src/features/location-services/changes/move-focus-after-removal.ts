/**
 * A ref for a row. A removed row passes its focus to the same button of its neighbour; the last row
 * passes it to the next control of the section.
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

/** Following rows first, then preceding ones, nearest first. */
function neighboursOf(row: Element): Element[] {
  const all = [...(row.parentElement?.children ?? [])];
  const at = all.indexOf(row);
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}
