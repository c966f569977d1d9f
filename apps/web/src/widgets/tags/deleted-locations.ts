import { formatCount } from '../../lib/text/format.ts';
import { showToast } from '../toast/show-toast.ts';

export const goneText = (count: number): string =>
  `${formatCount(count, 'location')} no longer ${count === 1 ? 'exists' : 'exist'}`;

/** Says after an undo that it left out deleted locations. */
export function noteDeleted(count: number): void {
  if (count > 0) void showToast('info', `Undone, but ${goneText(count)}`);
}

/** `12 locations added to “North”. 1 location no longer exists.` */
export const taggedText = (total: number, gone: number, change: string): string =>
  `${formatCount(total - gone, 'location')} ${change}${gone > 0 ? `. ${goneText(gone)}.` : ''}`;
