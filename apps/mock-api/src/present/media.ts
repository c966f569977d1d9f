import type { SentMediaItem } from '@placekeeper/contracts/model/media';
import { isoTime } from '../domain/clock.ts';
import type { MediaView } from '../domain/media/queries.ts';

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/**
 * The URL is relative, because the CSP requires the page's origin. There is only one size, so the thumbnail is the
 * photo.
 */
export function presentMedia({ item, file }: MediaView): SentMediaItem {
  const address = `/media/${item.fileId}.${endings[file.contentType] ?? ''}`;
  return {
    id: item.id,
    source: item.source,
    media_format: 'PHOTO',
    category: item.category,
    google_url: address,
    thumbnail_url: address,
    width: file.width,
    height: file.height,
    description: item.description,
    attribution: item.attribution,
    created_at: isoTime(item.createdAt),
  };
}
