interface View {
  /** Height of the window. */
  readonly height: number;
  /** How far the page can still scroll. */
  readonly left: number;
  /** The section that the address names. */
  readonly named: number;
}

/**
 * The index of the section at the reading line, by the tops of all sections in the window. The line moves from the top of the
 * window to its end as the page reaches its end, because the last sections never reach the top.
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
