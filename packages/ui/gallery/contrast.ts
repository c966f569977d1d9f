/** Expands `#fff` to `#ffffff`, because builds shorten colours. Undefined for a colour that is not opaque. */
export function fullHex(colour: string): string | undefined {
  if (/^#[\da-f]{6}$/i.test(colour)) return colour;
  if (!/^#[\da-f]{3}$/i.test(colour)) return undefined;
  return colour.replaceAll(/[\da-f]/gi, '$&$&');
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 to 21; undefined if either colour is not opaque. */
export function contrast(one: string, other: string): number | undefined {
  const hexes = [fullHex(one), fullHex(other)].filter((hex) => hex !== undefined);
  if (hexes.length < 2) return undefined;
  const [light = 0, dark = 0] = hexes.map(luminance).toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
