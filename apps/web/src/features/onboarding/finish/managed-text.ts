import { formatCount, formatNumber } from '../../../lib/text/format.ts';

/** Counts all locations, because slots are shared by all imports. */
export function managedText(managed: number, all: number): string {
  if (managed === 0) {
    return 'None of your locations is managed yet: edits are not published, and changes at Google are not noticed.';
  }
  const noticed = 'edits are published, and changes at Google are noticed.';
  return managed >= all
    ? `${all === 1 ? 'It is' : `All ${formatNumber(all)} are`} managed: ${noticed}`
    : `${formatNumber(managed)} of your ${formatCount(all, 'location')} ${managed === 1 ? 'is' : 'are'} managed: ${noticed} Turn on management of the others in the list.`;
}
