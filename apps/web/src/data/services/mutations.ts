import type { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { services } from '@placekeeper/contracts/endpoints/services';
import type {
  FreeFormService,
  GoogleService,
  ServicesView,
  StructuredService,
  SuggestedService,
} from '@placekeeper/contracts/model/service';
import { useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { invalidatePatchAttempts } from '../location-cache/location-cache.ts';
import { putAnswer } from '../api/write-cache.ts';
import { queryClient } from '../api/query-client.ts';
import { rereads } from '../api/run-mutation.ts';
import { singleFlight } from '../http/single-flight.ts';
import { recoverLostResponse } from '../http/recover-lost-response.ts';
import { duplicatesAmong, removableDuplicates, serviceCategoriesOf } from './listed-services.ts';
import { type Suggestion, serviceQueries } from './queries.ts';
import { journalService } from './service-edits.ts';

/** Also refetches the patch attempts (DET-3), because changes of the list are now being published. */
function reloadServices(id: LocationId): Promise<void> {
  void invalidatePatchAttempts(id);
  return queryClient.invalidateQueries({ queryKey: serviceQueries.ofLocation(id).queryKey });
}

/** SVC-7: reloads services and suggestions; each list shows its own failure. */
async function reloadBoth(id: LocationId): Promise<void> {
  await Promise.all([
    reloadServices(id),
    queryClient.invalidateQueries({ queryKey: serviceQueries.suggestions(id).queryKey }),
  ]);
}

function markSuggestion(
  id: LocationId,
  { id: suggestion }: SuggestedService,
  flags: Partial<Pick<Suggestion, 'added' | 'dismissed'>>,
): void {
  putAnswer(
    serviceQueries.suggestions(id).queryKey,
    (before) =>
      before && {
        ...before,
        suggestions: before.suggestions.map((one) =>
          one.id === suggestion ? { ...one, ...flags } : one,
        ),
      },
  );
}

export const serviceChangeKey = (id: LocationId) => ['services', 'change', id] as const;

/** SVC-2: category and name identify a custom service. */
const identityOf = ({ category_id, display_name }: FreeFormService) => ({
  category_id,
  display_name,
});

type OwnService = ReturnType<typeof identityOf>;
type Identity = OwnService | Pick<StructuredService, 'service_type_id'>;

function countOf(view: ServicesView | undefined, service: Identity): number {
  const categories = [view?.primary_category, ...(view?.additional_categories ?? [])];
  return categories
    .flatMap((one) => one?.services.map((each) => ({ each, category: one.category.id })) ?? [])
    .filter(({ each, category }) =>
      'service_type_id' in service
        ? each['service_type_id'] === service.service_type_id
        : category === service.category_id && each.display_name === service.display_name,
    ).length;
}

const cachedCount = (id: LocationId, service: Identity): number =>
  countOf(queryClient.getQueryData(serviceQueries.ofLocation(id).queryKey), service);

const countNow = async (id: LocationId, service: Identity): Promise<number> =>
  countOf(await call(services.list, { params: { id } }), service);

const suggestionNow = async (id: LocationId, suggestion: SuggestedService['id']) =>
  (await call(services.listSuggestions, { params: { id } })).suggestions.find(
    (one) => one.id === suggestion,
  );

/** After a lost response, a suggestion that the platform no longer lists counts as added. */
export const addSuggestion = (id: LocationId, suggestion: SuggestedService['id']) =>
  recoverLostResponse<unknown>(
    () =>
      call(services.addSuggestion, {
        params: { id },
        body: { google_suggested_service_id: suggestion },
      }),
    async () => ((await suggestionNow(id, suggestion)) ? null : undefined),
  );

export const decideSuggestion = (
  id: LocationId,
  suggestion: SuggestedService['id'],
  dismissed: boolean,
) =>
  recoverLostResponse<unknown>(
    () =>
      call(dismissed ? services.dismissSuggestion : services.undismissSuggestion, {
        params: { id },
        body: { google_suggested_service_id: suggestion },
      }),
    async () => ((await suggestionNow(id, suggestion))?.dismissed === dismissed ? undefined : null),
  );

export function useAddSuggestion(id: LocationId) {
  return useMutation({
    mutationKey: [...serviceChangeKey(id), 'add'],
    mutationFn: (suggestion: Suggestion) => addSuggestion(id, suggestion.id),
    onSuccess: (_, suggestion) => {
      // A read that is under way, or its repetition, would omit the suggestion.
      void queryClient.cancelQueries({ queryKey: serviceQueries.suggestions(id).queryKey });
      markSuggestion(id, suggestion, { added: true, dismissed: false });
      const { service_type_id, display_name } = suggestion;
      journalService(id, 'added', { type: 'structured', service_type_id, display_name });
      return reloadServices(id);
    },
    onError: () => void reloadBoth(id),
  });
}

/** SVC-4: `withPendingDecision` shows the decision while its call is pending. */
function useDecideSuggestion(id: LocationId, dismissed: boolean) {
  return useMutation({
    mutationKey: [...serviceChangeKey(id), dismissed ? 'dismiss' : 'undismiss'],
    // Two decisions about one suggestion must arrive in order.
    scope: { id: `suggestions-${id}` },
    mutationFn: (suggestion: Suggestion) => decideSuggestion(id, suggestion.id, dismissed),
    onSuccess: (_, suggestion) => markSuggestion(id, suggestion, { dismissed }),
  });
}

export const useDismissSuggestion = (id: LocationId) => useDecideSuggestion(id, true);

export const useUndismissSuggestion = (id: LocationId) => useDecideSuggestion(id, false);

export function removeService(id: LocationId, service: GoogleService): Promise<unknown> {
  const before = cachedCount(id, service);
  return recoverLostResponse<unknown>(
    () =>
      service.type === 'structured'
        ? call(services.removeStructured, {
            params: { id },
            body: { service_type_id: service.service_type_id },
          })
        : call(services.removeFreeForm, { params: { id }, body: identityOf(service) }),
    async () => ((await countNow(id, service)) < before ? undefined : null),
  );
}

/** SVC-3: stays pending until both lists have loaded again. */
export function useRemoveService(id: LocationId) {
  return useMutation({
    mutationKey: [...serviceChangeKey(id), 'remove'],
    mutationFn: (service: GoogleService) => removeService(id, service),
    onSuccess: (_, service) => journalService(id, 'removed', service),
    onSettled: rereads(() => reloadBoth(id)),
  });
}

interface Addition {
  readonly id: LocationId;
  readonly service: OwnService;
}

export const addFreeFormOnce = singleFlight(({ id, service }: Addition) => {
  const before = cachedCount(id, service);
  return recoverLostResponse<unknown>(
    () => call(services.addFreeForm, { params: { id }, body: service }),
    async () => ((await countNow(id, service)) > before ? undefined : null),
  );
});

/** SVC-3: a name that breaks Google's rules fails with `validation`. */
export function useAddFreeForm(id: LocationId) {
  return useMutation({
    mutationFn: (service: OwnService) => addFreeFormOnce({ id, service }),
    onSuccess: (_, service) => {
      journalService(id, 'added', { ...service, type: 'free_form' });
      return reloadServices(id);
    },
  });
}

/** Not a hook, because the action of a toast outlives the screen. */
export async function restoreService(id: LocationId, service: FreeFormService): Promise<void> {
  await addFreeFormOnce({ id, service: identityOf(service) });
  journalService(id, 'added', service);
  await reloadServices(id);
}

/** SVC-7: returns the number of remaining duplicates; null if the list is unreadable. */
export function useResolveDuplicates(id: LocationId) {
  return useMutation({
    mutationFn: async () => {
      await call(locations.autoResolveDuplicateServices, { params: { id } });
      const list = () =>
        call(services.list, { params: { id } }).then(serviceCategoriesOf, () => null);
      // The platform may leave duplicates, because it need not compare custom services with standard services.
      const left = await list();
      const removable = left ? removableDuplicates(left) : [];
      for (const service of removable) await removeService(id, service);
      const rest = removable.length > 0 ? await list() : left;
      return rest && duplicatesAmong(rest).size;
    },
    onSettled: rereads(() => reloadBoth(id)),
  });
}

/** SVC-7: forgets earlier failures, because the list accepts changes again. */
export function useRetryEnabling(id: LocationId) {
  return useMutation({
    mutationFn: () => call(services.retryEnabling, { params: { id } }),
    onSuccess: () => forgetFailedChanges(id),
  });
}

/** A new visit shows no failures of an earlier visit. */
export function forgetFailedChanges(id: LocationId): void {
  const changes = queryClient.getMutationCache();
  for (const failed of changes.findAll({ mutationKey: serviceChangeKey(id), status: 'error' }))
    changes.remove(failed);
}
