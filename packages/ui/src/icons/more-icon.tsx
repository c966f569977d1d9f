/** A CSS mask instead of an SVG, whose five elements would be in every row of a table. */
export function MoreIcon() {
  return <span aria-hidden className="mark-more size-4 bg-current forced-color-adjust-none" />;
}
