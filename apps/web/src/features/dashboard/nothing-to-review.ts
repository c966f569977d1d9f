import { formatNumber } from '../../lib/text/format.ts';

interface Watched {
  readonly managed?: number;
  readonly unmanaged?: number;
  readonly isPartial: boolean;
}

export const noSubscription = 'You don’t have a profile management subscription.';

/** Explains what works without a subscription and what doesn't. */
export const withoutSubscription =
  'You can still edit locations and tags, but Placekeeper doesn’t publish your edits or track changes on Google.';

/** CARD-5: "nothing to review" means that all is well only if Placekeeper tracks every location. */
export function nothingToReview(watched: Watched): { isWell: boolean; words: string } {
  const { managed = 0, unmanaged = 0, isPartial } = watched;
  const notWell = (words: string) => ({ isWell: false, words });
  if (unmanaged > 0 && managed === 0)
    return notWell(
      'None of your locations are managed, so Placekeeper doesn’t track changes on Google.',
    );
  if (unmanaged > 0) {
    const where = managed === 1 ? 'managed location' : `${formatNumber(managed)} managed locations`;
    const others =
      unmanaged === 1
        ? 'location that isn’t managed'
        : `${formatNumber(unmanaged)} locations that aren’t managed`;
    return notWell(
      `Nothing to review at your ${where}. Placekeeper doesn’t track changes at the ${others}.`,
    );
  }
  if (isPartial || managed === 0) return notWell('Placekeeper found nothing to review.');
  return { isWell: true, words: 'You’re all caught up.' };
}
