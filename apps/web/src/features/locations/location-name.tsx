import { labelTypes, type Location } from '@placekeeper/contracts/model/location';
import { TagChip } from '@placekeeper/ui/tag-chip';
import type { TagColour } from '@placekeeper/ui/lib/tag-colour';
import { Link } from 'react-router';
import { to } from '../../lib/paths.ts';

const labelColours: Readonly<Record<(typeof labelTypes)[number], TagColour>> = {
  gray: 'slate',
  red: 'rose',
  orange: 'amber',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  pink: 'magenta',
};

const colourOf = (type: string | null): TagColour =>
  labelColours[labelTypes.find((known) => known === type) ?? 'gray'];

/** LOC-6 */
export function LocationName({ location }: { readonly location: Location }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Link
        className="truncate font-550 text-text hover:underline"
        to={to('location', { location: location.id })}
      >
        {location.name}
      </Link>
      {location.store_code && (
        <span className="shrink-0 font-mono text-12 text-text-3">{location.store_code}</span>
      )}
      {location.label && (
        <TagChip
          className="shrink-0"
          colour={colourOf(location.label_type)}
          name={location.label}
        />
      )}
    </span>
  );
}
