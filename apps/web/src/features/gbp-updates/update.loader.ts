import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { apiError } from '../../data/http/api-error.ts';
import { loadCurrentUser } from '../../data/current-user/queries.ts';
import { prefetch } from '../../data/api/prefetch.ts';
import { updateQueries } from '../../data/updates/queries.ts';

/** SHELL-14: an address that cannot name an update is as good as one that names none. */
export function readUpdateId(param: string | undefined): GoogleUpdateId {
  const id = z.safeParse(GoogleUpdateId, /^\d+$/.test(param ?? '') ? Number(param) : null);
  if (!id.success) throw apiError({ kind: 'not-found' }, { endpoint: 'updates.show' });
  return id.data;
}

export async function loadUpdate({ params }: LoaderFunctionArgs): Promise<null> {
  const id = readUpdateId(params['updateId']);
  const user = await loadCurrentUser();
  if (user.has_gbp_management_subscription !== false) prefetch(updateQueries.detail(id));
  return null;
}
