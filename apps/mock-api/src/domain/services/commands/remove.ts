import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../../deps.ts';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import { isOfType } from '../../../provider/services.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import type { FreeForm } from './add-free-form.ts';
import { changeServices } from './change-services.ts';

export function removeStructured(
  deps: Deps,
  actor: Actor,
  { id, serviceTypeId }: { readonly id: LocationId; readonly serviceTypeId: string },
): void {
  remove(deps, actor, id, (item) => isOfType(item, serviceTypeId));
}

/** SVC-3: the name must match exactly; a similar name stays. */
export function removeFreeForm(
  deps: Deps,
  actor: Actor,
  { id, categoryId, displayName }: FreeForm,
): void {
  remove(
    deps,
    actor,
    id,
    (item) =>
      'freeFormServiceItem' in item &&
      item.freeFormServiceItem.category === categoryId &&
      item.freeFormServiceItem.displayName === displayName,
  );
}

/** Removing a missing service succeeds, so that a client can repeat a request whose answer was lost. */
function remove(
  deps: Deps,
  actor: Actor,
  id: LocationId,
  isMeant: (item: ServiceItem) => boolean,
): void {
  const location = authorize(deps, actor, 'location', id);
  const left = location.profile.serviceItems.filter((item) => !isMeant(item));
  changeServices(deps, actor, location, left);
}
