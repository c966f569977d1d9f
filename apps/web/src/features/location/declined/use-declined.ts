import type { Location } from '@placekeeper/contracts/model/location';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { declinedElsewhere, type FieldState } from '../../../widgets/publishing/field-states.ts';
import { useFieldStates } from '../../../widgets/publishing/use-field-states.ts';

export interface DeclinedEdit extends Omit<Extract<FieldState, { kind: 'failed' }>, 'kind'> {
  readonly field: string | null;
}

/** DET-3: the edits that Google declined, in fields of the forms and elsewhere. */
export function useDeclined(location: Location): readonly DeclinedEdit[] {
  const states = useFieldStates(location);
  const { data } = usePrefetched(locationQueries.failedPatchAttempts(location.id));
  const elsewhere = data ? declinedElsewhere(data) : [];
  const inForms = Object.entries(states).flatMap(([field, state]) =>
    state.kind === 'failed' && !elsewhere.some((one) => one.field === field)
      ? [{ ...state, field }]
      : [],
  );
  return [...inForms, ...elsewhere];
}

/** Excludes services, which have a separate retry. */
export const retriedFields = (edits: readonly DeclinedEdit[]): readonly ProviderField[] =>
  edits.flatMap(({ retry }) => retry?.fields ?? []).filter((field) => field !== 'serviceItems');
