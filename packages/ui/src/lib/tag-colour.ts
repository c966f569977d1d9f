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

/** The platform has no colours for tags; ids in a row get different ones. */
export const tagColourOf = (id: number): TagColour => tagColours[id % tagColours.length] ?? 'slate';
