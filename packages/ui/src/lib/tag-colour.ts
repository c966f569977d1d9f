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

export const tagFills: Readonly<Record<TagColour, string>> = {
  teal: 'bg-tag-teal',
  rose: 'bg-tag-rose',
  amber: 'bg-tag-amber',
  violet: 'bg-tag-violet',
  blue: 'bg-tag-blue',
  green: 'bg-tag-green',
  slate: 'bg-tag-slate',
  magenta: 'bg-tag-magenta',
};

/** The platform stores no colours of tags, so the id chooses one; consecutive ids get different colours. */
export const tagColourOf = (id: number): TagColour => tagColours[id % tagColours.length] ?? 'slate';
