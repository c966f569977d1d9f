import { labelTypes, type Location } from '@placekeeper/contracts/model/location';
import { LabelChip } from '@placekeeper/ui/label-chip';
import type { TagColour } from '@placekeeper/ui/lib/tag-colour';
import { labelColours } from './label-colours.ts';

interface LocationLabelProps {
  readonly location: Location;
}

/** LOC-6: a label without a known colour is grey. */
export function LocationLabel({ location: { label, label_type } }: LocationLabelProps) {
  return label && <LabelChip name={label} colour={colourOf(label_type)} />;
}

const colourOf = (type: Location['label_type']): TagColour =>
  labelColours[labelTypes.find((known) => known === type) ?? 'gray'];
