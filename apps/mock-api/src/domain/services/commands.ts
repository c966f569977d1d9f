import type { LocationId, SuggestedServiceId } from '@placekeeper/contracts/core/id';
import type { ServiceItem, Profile } from '@placekeeper/contracts/profile/profile';
import { servicesError } from '@placekeeper/contracts/profile/profile-blocks';
import { checkServiceName } from '@placekeeper/contracts/rules/check-service-name';
import { isSameServiceName } from '@placekeeper/contracts/rules/same-service';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { eq } from 'drizzle-orm';
import { type LocationRow, suggestedServices } from '../../db/schema/locations.ts';
import { profiles } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import { serviceTypeName, changedFields } from '../../provider/catalogue.ts';
import {
  categoriesOf,
  isOfType,
  listedUnder,
  serviceName,
  withoutDuplicates,
} from '../../provider/services.ts';
import type { Actor } from '../actor.ts';
import { authorize } from '../authorize.ts';
import { conflict, invalid, refuseInvalid } from '../errors.ts';
import { liveProfile, refuseUnlessVerified, refuseWithoutAuthorization } from '../live-profile.ts';
import { saveAndPublish } from '../locations/commands/update.ts';
import { transact } from '../transact.ts';
import { findSuggestion, offeredTypes } from './queries.ts';

/** Saves our services, and publishes them if the profile is managed. After a lost authorization the attempt waits. */
function changeServices(
  deps: Deps,
  actor: Actor,
  location: LocationRow,
  serviceItems: readonly ServiceItem[],
): void {
  const next = { ...location.profile, serviceItems };
  if (changedFields(location.profile, next).length === 0) return;
  const error =
    location.managementStatus === 'disabled'
      ? null
      : servicesError(liveProfile(deps, location).servicesBlocked);
  if (error) throw conflict(error);
  saveAndPublish(deps, actor, location, next);
}

interface FreeForm {
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

interface SuggestionInput {
  readonly id: LocationId;
  readonly suggestionId: SuggestedServiceId;
}

export function dismissSuggestion(deps: Deps, actor: Actor, input: SuggestionInput): void {
  setDismissed(deps, actor, input, true);
}

export function undismissSuggestion(deps: Deps, actor: Actor, input: SuggestionInput): void {
  setDismissed(deps, actor, input, false);
}

/** A dismissal changes only our side, so it needs neither management nor authorization. */
function setDismissed(
  deps: Deps,
  actor: Actor,
  { id, suggestionId }: SuggestionInput,
  dismissed: boolean,
): void {
  const suggestion = findSuggestion(deps, authorize(deps, actor, 'location', id), suggestionId);
  if (suggestion.dismissed === dismissed) return;
  deps.db
    .update(suggestedServices)
    .set({ dismissed })
    .where(eq(suggestedServices.id, suggestion.id))
    .run();
}

/** SVC-4: also undismisses the suggestion, so that it is open again if the service is removed. */
export function addSuggestion(deps: Deps, actor: Actor, input: SuggestionInput): void {
  const location = authorize(deps, actor, 'location', input.id);
  const { serviceTypeId } = findSuggestion(deps, location, input.suggestionId);
  const { profile } = location;
  const isListed = profile.serviceItems.some((item) => isOfType(item, serviceTypeId));
  if (!isListed && !offeredTypes(profile).has(serviceTypeId)) {
    throw invalid({
      google_suggested_service_id: [
        'This service is no longer available for this location’s categories.',
      ],
    });
  }
  const displayName = serviceTypeName(serviceTypeId);
  const added = { structuredServiceItem: { serviceTypeId, displayName } };
  transact(deps, () => {
    undismissSuggestion(deps, actor, input);
    if (!isListed) changeServices(deps, actor, location, [...profile.serviceItems, added]);
  });
}

export function removeStructured(
  deps: Deps,
  actor: Actor,
  { id, serviceTypeId }: { readonly id: LocationId; readonly serviceTypeId: string },
): void {
  remove(deps, actor, id, (item) => isOfType(item, serviceTypeId));
}

/** SVC-3: removes only the service with exactly this name. */
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

export function resolveDuplicateServices(deps: Deps, actor: Actor, id: LocationId): void {
  const location = authorize(deps, actor, 'location', id);
  const left = withoutDuplicates(location.profile);
  changeServices(deps, actor, location, left);
}

/** SVC-7: the provider unblocks the services of a verified business on request. */
export function retryEnablingServices(deps: Deps, actor: Actor, id: LocationId): void {
  const location = authorize(deps, actor, 'location', id);
  if (location.managementStatus === 'disabled')
    throw conflict('Turn on profile management for this location first.');
  refuseWithoutAuthorization(location);
  const profile = liveProfile(deps, location);
  refuseUnlessVerified(profile);
  if (!profile.servicesBlocked) return;
  deps.db.update(profiles).set({ servicesBlocked: false }).where(eq(profiles.id, profile.id)).run();
}
