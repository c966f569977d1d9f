/** Code points: an emoji without modifiers counts once, as people count it. */
export const characterCount = (text: string): number => Array.from(text).length;
