import { formatCount } from '../../../lib/text/format.ts';

export function deletionText(locations: number | undefined): string {
  if (locations === 0) return 'No locations use this tag. You can’t undo this.';
  const from = locations === undefined ? 'all its locations' : formatCount(locations, 'location');
  return `This removes the tag from ${from}. You can’t undo this.`;
}

export function mergeText(from: string, into: string, locations: number | undefined): string {
  if (locations === 0) return `This deletes “${from}”. You can’t undo this.`;
  const moved = locations === undefined ? 'all locations' : formatCount(locations, 'location');
  return `Moves ${moved} from “${from}” to “${into}” and deletes “${from}”. You can’t undo this.`;
}
