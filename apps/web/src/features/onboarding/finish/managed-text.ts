import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { recipientsText } from '../../../widgets/notification-settings/in-force-sentence.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';

/** Counts all locations, because every import uses the same slots. */
export function managedText(managed: number, all: number, slots: number | undefined): string {
  if (managed === 0) {
    return 'None of your locations are managed yet. Placekeeper won’t publish edits or track changes on Google.';
  }
  return managed >= all
    ? `${all === 1 ? 'It is' : `All ${formatNumber(all)} are`} managed. Placekeeper publishes edits and tracks changes on Google.`
    : `${formatNumber(managed)} of your ${formatCount(all, 'location')} ${managed === 1 ? 'is' : 'are'} managed. ${restText(slots === undefined ? undefined : slots - managed, all - managed)}`;
}

/** Suggests only what the free slots allow. */
function restText(free: number | undefined, rest: number): string {
  if (free === undefined || free >= rest)
    return 'To manage the rest, turn on management in Locations.';
  return free > 0
    ? `You have ${formatCount(free, 'free slot')}. Choose more locations to manage.`
    : 'All your slots are in use. To manage another location, add slots or turn off management for one.';
}

/** Null without managed locations: nothing is tracked, so no email about changes is sent. */
export const emailsText = (
  configurations: readonly Pick<NotificationConfiguration, 'period' | 'options'>[],
  managed: number,
): string | null =>
  managed === 0 ? null : `${recipientsText(configurations)} about changes on Google.`;
