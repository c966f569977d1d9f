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

/** The platform stores no colours of tags, so the id chooses one; consecutive ids get different colours. */
export const tagColourOf = (id: number): TagColour => tagColours[id % tagColours.length] ?? 'slate';
