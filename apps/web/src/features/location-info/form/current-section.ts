interface View {
  readonly height: number;
  /** The number of pixels that the page can still scroll. */
  readonly left: number;
  /** Index of the section that the URL's fragment names, or -1. */
  readonly named: number;
}

/**
 * Index of the section at the reading line, from the viewport positions of all section tops. The line moves from the
 * top of the window to its bottom as the page reaches its end, because the last sections never reach the top.
 */
export function currentSection(
  tops: readonly number[],
  { height, left, named }: View,
): number | undefined {
  const top = tops[named];
  const upper = height / 10;
  if (top !== undefined && top >= 0 && top < (left <= 1 ? height : upper)) return named;
  const nearEnd = Math.max(0, 1 - left / height);
  const line = upper + (height - upper) * nearEnd ** 2;
  const index = tops.findLastIndex((each) => each <= line);
  return index === -1 ? undefined : index;
}
