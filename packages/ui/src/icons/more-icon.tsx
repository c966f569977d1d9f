/** Drawn by style, because a table has one in each row and an SVG consists of five elements. */
export function MoreIcon() {
  return <span aria-hidden className="mark-more size-4 bg-current forced-color-adjust-none" />;
}
