import { prefetch } from '../../data/prefetch.ts';
import { tagQueries } from '../../data/tags.ts';

export function loadTags(): null {
  prefetch(tagQueries.list());
  return null;
}
