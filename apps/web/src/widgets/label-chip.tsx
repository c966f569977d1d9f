import { labelTypes, type Location } from '@placekeeper/contracts/model/location';
import type { TagColour } from '@placekeeper/ui/lib/tag-colour';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { labelColours } from './label-colours.ts';

interface LabelChipProps {
  readonly location: Location;
}

/** LOC-6: the label in its colour; without one, or with one that is not known, in grey. */
export function LabelChip({ location: { label, label_type } }: LabelChipProps) {
  return label && <TagChip name={label} colour={colourOf(label_type)} />;
}

const colourOf = (type: string | null): TagColour =>
  labelColours[labelTypes.find((known) => known === type) ?? 'gray'];
