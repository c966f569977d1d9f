export const colourGroups = [
  { name: 'Ground', tokens: ['canvas', 'surface', 'hover', 'pressed', 'scrim'] },
  { name: 'Lines', tokens: ['line', 'line-control', 'ring'] },
  { name: 'Text', tokens: ['text', 'text-2', 'text-3', 'disabled'] },
  {
    name: 'Accent',
    tokens: ['accent', 'accent-hover', 'accent-text', 'accent-soft', 'on-accent'],
  },
  {
    name: 'State',
    tokens: [
      'added',
      'added-bg',
      'removed',
      'removed-bg',
      'pending',
      'pending-bg',
      'ok',
      'danger',
      'danger-hover',
    ],
  },
  {
    name: 'Tags',
    tokens: [
      'tag-teal',
      'tag-rose',
      'tag-amber',
      'tag-violet',
      'tag-blue',
      'tag-green',
      'tag-slate',
      'tag-magenta',
    ],
  },
] as const;

/**
 * A colour, its background and the minimum contrast: 4.5 for text (WCAG 1.4.3), 3 for controls and graphics (1.4.11).
 */
export type ColourPair = readonly [colour: string, ground: string, least: 3 | 4.5];

const pairs = (colours: readonly string[], grounds: readonly string[], least: 3 | 4.5) =>
  colours.flatMap((colour) => grounds.map((ground): ColourPair => [colour, ground, least]));

const pages = ['canvas', 'surface'];
const rows = [...pages, 'hover', 'pressed'];

export const colourPairs: readonly ColourPair[] = [
  ...pairs(['text', 'text-2'], [...rows, 'accent-soft'], 4.5),
  ...pairs(['text-3'], rows, 4.5),
  ...pairs(['accent-text'], [...pages, 'accent-soft'], 4.5),
  ...pairs(['on-accent'], ['accent', 'accent-hover', 'danger', 'danger-hover', 'ok'], 4.5),
  ...pairs(['removed'], pages, 4.5),
  ...pairs(['added'], ['added-bg', ...pages], 4.5),
  ...pairs(['removed'], ['removed-bg'], 4.5),
  ...pairs(['pending'], ['pending-bg', ...pages], 4.5),
  // Tooltips have inverted colours.
  ...pairs(['surface'], ['text'], 4.5),
  ...pairs(['line-control'], pages, 3),
  ...pairs(['ring'], [...rows, 'accent-soft'], 3),
  // Selection bars, fills, and decorative dots and squares.
  ...pairs(['accent', 'ok', 'danger'], pages, 3),
  ...pairs(
    colourGroups[5].tokens.map((token) => token),
    ['surface'],
    3,
  ),
];

/** With `prefers-contrast: more`, separators need the contrast of controls. */
export const strongPairs: readonly ColourPair[] = [
  ...colourPairs,
  ...pairs(['line'], pages, 3),
  ...pairs(['text-3'], ['accent-soft'], 4.5),
];
