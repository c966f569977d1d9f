/** Whether the first character of a text is painted to the left of its last character. */
export function isPaintedLeftToRight(container: Element, text: string): boolean {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(text) ?? -1;
    if (at >= 0) return leftOf(node, at) < leftOf(node, at + text.length - 1);
  }
  throw new Error(`"${text}" is not shown.`);
}

function leftOf(node: Node, at: number): number {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect().left;
}
