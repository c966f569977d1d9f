type Box = { left: number; top: number; right: number; bottom: number };
type Point = { x: number; y: number };

const within = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** WCAG 1.4.13: whether the pointer is on either box or on its way between them. */
export function isBetweenBoxes(point: Point, from: Box, to: Box): boolean {
  const aside = to.left >= from.right || to.right <= from.left;
  const gap = aside
    ? {
        left: Math.min(from.right, to.right),
        right: Math.max(from.left, to.left),
        top: Math.min(from.top, to.top),
        bottom: Math.max(from.bottom, to.bottom),
      }
    : {
        left: Math.min(from.left, to.left),
        right: Math.max(from.right, to.right),
        top: Math.min(from.bottom, to.bottom),
        bottom: Math.max(from.top, to.top),
      };
  return within(from, point) || within(to, point) || within(gap, point);
}
