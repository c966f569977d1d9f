import { formatCount, formatNumber } from '../../../lib/text/format.ts';

/** Counts all locations, because slots are shared by all imports. */
export function managedText(managed: number, all: number): string {
  if (managed === 0) {
    return 'None of your locations are managed yet. Edits won’t be published, and changes on Google won’t be tracked.';
  }
  return managed >= all
    ? `${all === 1 ? 'It is' : `All ${formatNumber(all)} are`} managed: edits are published, and changes on Google are tracked.`
    : `${formatNumber(managed)} of your ${formatCount(all, 'location')} ${managed === 1 ? 'is' : 'are'} managed. Turn on management for the rest in Locations.`;
}
