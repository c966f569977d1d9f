import type { LocationId } from '@placekeeper/contracts/core/id';
import { services } from '@placekeeper/contracts/endpoints/services';
import { readWhole } from '@placekeeper/contracts/core/decode';
import { fieldValues, type FieldValue } from '@placekeeper/contracts/model/field-value';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { serviceItems } from '@placekeeper/contracts/wording/list-items';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { journalEdits, readJournaledEdits } from '../location-cache/edit-journal.ts';
import { invalidatePatchAttempts } from '../location-cache/location-cache.ts';
import { serviceCategoriesOf } from './listed-services.ts';
import { serviceQueries } from './queries.ts';

type ServiceValue = FieldValue<'serviceItems'>[number];

const valueOf = (service: GoogleService): ServiceValue => ({
  type: service.type,
  id: service.type === 'structured' ? service.service_type_id : service.category_id,
  name: service.display_name,
});

/** Records a change of the list before it is loaded again. */
export function journalService(
  id: LocationId,
  what: 'added' | 'removed',
  service: GoogleService,
): void {
  const view = queryClient.getQueryData(serviceQueries.ofLocation(id).queryKey);
  if (!view) return;
  const before = serviceCategoriesOf(view).flatMap((one) => one.services.map(valueOf));
  const value = valueOf(service);
  const others = without(before, [value]);
  const after = what === 'added' ? [...others, value] : others;
  journalEdits(id, [{ field: 'serviceItems', before, after }]);
}

export interface ServiceEdit {
  readonly what: 'added' | 'removed';
  readonly service: ServiceValue;
}

/** The one service that two lists do not share; null if there are several. */
export function serviceEditOf(before: unknown, after: unknown): ServiceEdit | null {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const [added, removed] = [without(now, old), without(old, now)];
  const [service] = [...added, ...removed];
  if (!service || added.length + removed.length > 1) return null;
  return { what: added.length > 0 ? 'added' : 'removed', service };
}

const valuesOf = (list: unknown): readonly ServiceValue[] =>
  readWhole(fieldValues.serviceItems, list)?.value ?? [];

function without(
  list: readonly ServiceValue[],
  other: readonly ServiceValue[],
): readonly ServiceValue[] {
  const keys = new Set(serviceItems([...other]).map(({ key }) => key));
  return list.filter((one) => !keys.has(serviceItems([one])[0]?.key ?? ''));
}

/** The last change of services that was made in this browser; null if it is not known. */
export const lastServiceEdit = (id: LocationId) =>
  queryOptions<ServiceEdit | null>({
    queryKey: ['history', id, 'last service'],
    queryFn: async () => {
      const last = (await readJournaledEdits(id)).findLast(({ field }) => field === 'serviceItems');
      return last ? serviceEditOf(last.before, last.after) : null;
    },
  });

const add = async (id: LocationId, { type, id: key, name }: ServiceValue): Promise<void> => {
  const params = { id };
  if (type !== 'structured') {
    await call(services.addFreeForm, { params, body: { category_id: key, display_name: name } });
    return;
  }
  const { suggestions } = await call(services.listSuggestions, { params });
  const suggestion = suggestions.find((one) => one.service_type_id === key);
  if (!suggestion) throw new Error('Google does not suggest the service.');
  const body = { google_suggested_service_id: suggestion.id };
  await call(services.addSuggestion, { params, body });
};

const remove = (id: LocationId, { type, id: key, name }: ServiceValue): Promise<unknown> =>
  type === 'structured'
    ? call(services.removeStructured, { params: { id }, body: { service_type_id: key } })
    : call(services.removeFreeForm, {
        params: { id },
        body: { category_id: key, display_name: name },
      });

/** No call sends the list again, so the change is undone and made again. */
export function useRetryService(id: LocationId) {
  return useMutation({
    async mutationFn({ what, service }: ServiceEdit) {
      const steps = what === 'added' ? [remove, add] : [add, remove];
      for (const step of steps) await step(id, service);
    },
    async onSettled() {
      void invalidatePatchAttempts(id);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: serviceQueries.ofLocation(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: serviceQueries.suggestions(id).queryKey }),
      ]);
    },
  });
}
