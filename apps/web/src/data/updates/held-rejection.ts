import type { GoogleUpdate, UpdateFilters } from '@placekeeper/contracts/model/google-update';
import { updateCan } from '@placekeeper/contracts/rules/update-can';
import type { CountedDecision } from './held-decisions.ts';

export const matchesFilters = (
  { field_name: field, location, type }: GoogleUpdate,
  { locations, field_names: fields, change_source: source = 'all' }: UpdateFilters,
): boolean =>
  (!locations || locations.includes(location.id)) &&
  (!fields || fields.includes(field)) &&
  (source === 'all' || source === type);

export const isInHeldRejection = (
  update: GoogleUpdate,
  decisions: readonly Pick<CountedDecision, 'matching'>[],
): boolean =>
  decisions.some(
    ({ matching }) =>
      matching && matchesFilters(update, matching.filters) && updateCan('reject', update).allowed,
  );
