import { tags } from '@placekeeper/contracts/endpoints/tags';
import { query } from './query.ts';

export const tagQueries = {
  list: () => query(tags.list),
};
