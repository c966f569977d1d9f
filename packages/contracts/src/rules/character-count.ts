/** The number of code points, so that an emoji without modifiers counts once. */
export const characterCount = (text: string): number => Array.from(text).length;
