import { mediaCategories, type MediaItem } from '@placekeeper/contracts/model/media';
import type { MediaCategory } from '@placekeeper/contracts/rules/validate-photo';
import { formatDate } from '../../lib/text/format.ts';

const names: Readonly<Record<MediaCategory, string>> = {
  COVER: 'Cover',
  PROFILE: 'Logo',
  EXTERIOR: 'Exterior',
  INTERIOR: 'Interior',
  PRODUCT: 'Product',
  AT_WORK: 'At work',
  FOOD_AND_DRINK: 'Food and drink',
  MENU: 'Menu',
  COMMON_AREA: 'Common area',
  ROOMS: 'Rooms',
  TEAMS: 'Team',
  ADDITIONAL: 'Other',
};

/** An unknown category is shown by its raw name. */
export const categoryName = (category: string | undefined): string =>
  Object.entries(names).find(([known]) => known === category)?.[1] ?? category ?? 'Photo';

export const categoryOptions = mediaCategories.map((value) => ({ value, label: names[value] }));

type Described = Pick<MediaItem, 'category' | 'description' | 'media_format'>;

/** The alternative text: the uploader's description, or the category. */
export const altOf = ({ category, description, media_format: format }: Described): string => {
  const thing = format === 'VIDEO' ? 'video' : 'photo';
  return description?.trim() || (category ? `${categoryName(category)} ${thing}` : thing);
};

/** Google requires its attribution verbatim. */
const takenBy = ({ source, attribution }: Pick<MediaItem, 'source' | 'attribution'>) =>
  attribution ?? (source === 'owner' ? 'You' : source === 'customer' ? 'A customer' : source);

/** The author and the date, if known. */
export const origin = (photo: Pick<MediaItem, 'source' | 'attribution' | 'created_at'>) =>
  [takenBy(photo), photo.created_at && formatDate(photo.created_at)].filter(Boolean).join(' · ');

/** Both addresses show the photo; the preferred one only has a better size. */
export const sourceOf = (
  { google_url: whole, thumbnail_url: thumbnail }: Pick<MediaItem, 'google_url' | 'thumbnail_url'>,
  size: 'thumbnail' | 'whole',
): string | undefined => (size === 'thumbnail' ? (thumbnail ?? whole) : (whole ?? thumbnail));
