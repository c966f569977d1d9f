import { TagId } from '@placekeeper/contracts/core/id';
import { useParams } from 'react-router';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { apiError } from '../../data/http/api-error.ts';

/** An invalid id fails with `not-found`, as an unknown tag does. */
export function readTagId(param: string | undefined): TagId {
  const id = safeParse(TagId, /^\d+$/.test(param ?? '') ? Number(param) : null);
  if (!id.success) throw apiError({ kind: 'not-found' }, { endpoint: 'tags.show' });
  return id.data;
}

export const useTagId = (): TagId => readTagId(useParams()['tagId']);
