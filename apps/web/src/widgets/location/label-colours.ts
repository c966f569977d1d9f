import type { labelTypes } from '@placekeeper/contracts/model/location';
import type { TagColour } from '@placekeeper/ui/lib/tag-colour';

export type LabelType = (typeof labelTypes)[number];

export const labelColours: Readonly<Record<LabelType, TagColour>> = {
  gray: 'slate',
  red: 'rose',
  orange: 'amber',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  pink: 'magenta',
};

export const labelColourNames: Readonly<Record<LabelType, string>> = {
  gray: 'Grey',
  red: 'Red',
  orange: 'Orange',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  pink: 'Pink',
};
