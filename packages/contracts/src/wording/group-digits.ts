/** `1,204` */
export const groupDigits = (count: number): string => count.toLocaleString('en-GB');

/** `1 location`, `1,204 locations` */
export const countText = (count: number, one: string): string =>
  `${groupDigits(count)} ${count === 1 ? one : `${one}s`}`;
