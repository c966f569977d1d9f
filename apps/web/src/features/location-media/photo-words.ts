import { mediaCategories, type MediaItem } from '@placekeeper/contracts/model/media';
import { isSingle, type MediaCategory } from '@placekeeper/contracts/rules/validate-photo';
import { formatCount, formatDate, formatList } from '../../lib/text/format.ts';

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

/** The raw name for a category that this version doesn't know. */
export const categoryName = (category: string | undefined): string =>
  Object.entries(names).find(([known]) => known === category)?.[1] ?? category ?? 'Photo';

export const categoryOptions = mediaCategories.map((value) => ({ value, label: names[value] }));

/** `Logo and cover`, or `20 photos` */
export function photosText(photos: readonly { readonly category: MediaCategory }[]): string {
  const kinds = [...new Set(photos.map(({ category }) => category))];
  if (!kinds.every(isSingle)) return formatCount(photos.length, 'photo');
  const [first = '', ...others] = kinds.map((kind) => names[kind]);
  return formatList([first, ...others.map((name) => name.toLowerCase())]);
}

type Described = Pick<MediaItem, 'category' | 'description' | 'media_format'>;

export const altOf = ({ category, description, media_format: format }: Described): string => {
  const thing = format === 'VIDEO' ? 'video' : 'photo';
  return description?.trim() || (category ? `${categoryName(category)} ${thing}` : thing);
};

/** Google requires its attribution verbatim. */
const takenBy = ({ source, attribution }: Pick<MediaItem, 'source' | 'attribution'>) =>
  attribution ?? (source === 'owner' ? 'You' : source === 'customer' ? 'A customer' : source);

export const origin = (photo: Pick<MediaItem, 'source' | 'attribution' | 'created_at'>) =>
  [takenBy(photo), photo.created_at && formatDate(photo.created_at)].filter(Boolean).join(' · ');

/** Falls back to the URL of the other size. */
export const sourceOf = (
  { google_url: whole, thumbnail_url: thumbnail }: Pick<MediaItem, 'google_url' | 'thumbnail_url'>,
  size: 'thumbnail' | 'whole',
): string | undefined => (size === 'thumbnail' ? (thumbnail ?? whole) : (whole ?? thumbnail));
