import { prefetch } from '../../data/api/prefetch.ts';
import { tagQueries } from '../../data/tags/queries.ts';

export function loadTags(): null {
  prefetch(tagQueries.list());
  return null;
}
