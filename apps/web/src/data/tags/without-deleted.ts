import type { LocationId } from '@placekeeper/contracts/core/id';
import { isKind } from '../http/api-error.ts';
import { recordsByIds } from '../portfolio/matching.ts';

/**
 * The platform refuses a request about a deleted location as a whole, so it is sent again without such locations.
 * Returns the locations of the request that succeeded.
 */
export async function withoutDeleted(
  ids: readonly LocationId[],
  send: (ids: readonly LocationId[]) => Promise<unknown>,
): Promise<ReadonlySet<LocationId>> {
  try {
    await send(ids);
    return new Set(ids);
  } catch (error) {
    if (!isKind(error, 'validation')) throw error;
    const left = (await recordsByIds(ids)).map(({ id }) => id);
    if (left.length === ids.length) throw error;
    if (left.length > 0) await send(left);
    return new Set(left);
  }
}
