import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { managedCount } from '../../data/google-accounts/queries.ts';
import { formatCount } from '../../lib/text/format.ts';

/** One paragraph each for what stops, what stays and how to reconnect. */
export function disconnectConsequences(
  token: Pick<GoogleToken, 'locations_count' | 'managed_locations_count' | 'status'>,
): readonly string[] {
  const count = managedCount(token);
  const back = 'You can reconnect at any time.';
  if (token.locations_count === 0) return [`No locations use this account. ${back}`];
  if (count === 0) return [`None of its locations are managed, so nothing changes. ${back}`];
  return [
    token.status === 'lost-authorization'
      ? `${pausedText(count)} already paused. Placekeeper isn’t publishing or tracking changes for ${count === 1 ? 'it' : 'them'}.`
      : `Placekeeper stops publishing and tracking changes for ${count === undefined ? 'its managed locations' : formatCount(count, 'location')}. Running imports from this account stop.`,
    'Your locations, tags, settings and unpublished edits are kept. Nothing changes on Google.',
    `Locations available through another connected account keep working. ${back}`,
  ];
}

function pausedText(count: number | undefined): string {
  if (count === undefined) return 'Its managed locations are';
  return count === 1
    ? '1 location uses this account and is'
    : `${formatCount(count, 'location')} use this account and are`;
}
