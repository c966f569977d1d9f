import type { LocationId } from '@placekeeper/contracts/core/id';
import { checkServiceName } from '@placekeeper/contracts/rules/check-service-name';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import type { Deps } from '../../../deps.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { isSameServiceName } from '@placekeeper/contracts/rules/same-service';
import { categoriesOf, listedUnder, serviceName } from '../../../provider/services.ts';
import type { Actor } from '../../actor.ts';
import { refuseInvalid } from '../../errors.ts';
import { authorize } from '../../authorize.ts';
import { changeServices } from './change-services.ts';

export interface FreeForm {
  readonly id: LocationId;
  readonly categoryId: string;
  readonly displayName: string;
}

export function addFreeForm(deps: Deps, actor: Actor, input: FreeForm): void {
  const location = authorize(deps, actor, 'location', input.id);
  const { profile } = location;
  refuseInvalid(checkFreeForm(profile, input));
  const displayName = input.displayName.trim();
  const added = { freeFormServiceItem: { category: input.categoryId, displayName } };
  changeServices(deps, actor, location, [...profile.serviceItems, added]);
}

function checkFreeForm(profile: Profile, { categoryId, displayName }: FreeForm): FieldErrors {
  const nameError = checkServiceName(displayName) ?? duplicateError();
  return {
    ...(!categoriesOf(profile).includes(categoryId) && {
      category_id: ['Choose one of this location’s categories.'],
    }),
    ...(nameError && { display_name: [nameError] }),
  };

  function duplicateError(): string | null {
    const categoryIds = categoriesOf(profile);
    const exists = profile.serviceItems.some(
      (item) =>
        listedUnder(item, categoryIds) === categoryId &&
        isSameServiceName(serviceName(item), displayName),
    );
    return exists ? 'This category already has a service with this name.' : null;
  }
}
