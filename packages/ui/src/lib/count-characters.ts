/** Counts code points, as the platform does: an emoji without modifiers is one. */
export const countCharacters = (text = ''): number => Array.from(text).length;
