/** Counts code points, as the platform does. An emoji without modifiers is one code point. */
export const countCharacters = (text = ''): number => Array.from(text).length;
