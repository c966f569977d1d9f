import type { LocationId, SuggestedServiceId } from '@placekeeper/contracts/core/id';
import { eq } from 'drizzle-orm';
import { suggestedServices } from '../../../db/schema/services.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { findSuggestion } from '../queries/suggestions.ts';

export interface SuggestionInput {
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
