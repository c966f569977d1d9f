export const tagColours = [
  'teal',
  'rose',
  'amber',
  'violet',
  'blue',
  'green',
  'slate',
  'magenta',
] as const;
export type TagColour = (typeof tagColours)[number];

/** Tags have no stored colour; the same key always gets the same one. */
export function tagColourOf(key: number | string): TagColour {
  let hash = 7;
  for (const char of String(key)) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return tagColours[hash % tagColours.length] ?? 'slate';
}
