import { serviceTypeName } from '../../../provider/catalogue.ts';
import type { Deps } from '../../../deps.ts';
import { isOfType } from '../../../provider/services.ts';
import type { Actor } from '../../actor.ts';
import { invalid } from '../../errors.ts';
import { authorize } from '../../authorize.ts';
import { transact } from '../../transact.ts';
import { changeServices } from './change-services.ts';
import { undismissSuggestion, type SuggestionInput } from './dismiss-suggestion.ts';
import { offeredTypes, findSuggestion } from '../queries/suggestions.ts';

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
