import { formatCount } from '../../../lib/text/format.ts';

export function deletingMeans(locations: number | undefined): string {
  if (locations === undefined)
    return 'The locations with this tag lose it and are otherwise left as they are. This cannot be undone.';
  if (locations === 0) return 'No location has this tag. This cannot be undone.';
  const lose = formatCount(locations, 'location loses', 'locations lose');
  return `${lose} this tag and ${locations === 1 ? 'is' : 'are'} otherwise left as ${
    locations === 1 ? 'it is' : 'they are'
  }. This cannot be undone.`;
}

export function mergingMeans(from: string, into: string, locations: number | undefined): string {
  const gone = `“${from}” is deleted. This cannot be undone.`;
  if (locations === 0) return gone;
  if (locations === undefined)
    return `The locations of “${from}” get the tag “${into}”, and ${gone}`;
  return `${formatCount(locations, 'location', 'locations')} of “${from}” ${
    locations === 1 ? 'gets' : 'get'
  } the tag “${into}”, and ${gone}`;
}
