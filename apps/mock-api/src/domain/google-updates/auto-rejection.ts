import type { changeSources } from '@placekeeper/contracts/model/google-update';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { LocationRow } from '../../db/schema/locations.ts';

/** LSET-1: whether the location rejects such a change by itself. */
export function rejectsByItself(
  location: Pick<
    LocationRow,
    'updateBehaviour' | 'autoRejectionFields' | 'allowOwnerManagerAutoReject'
  >,
  type: (typeof changeSources)[number],
  field: ProviderField,
): boolean {
  if (!autoRejectableFields.includes(field)) return false;
  if (type === 'ownerManager' && !location.allowOwnerManagerAutoReject) return false;
  if (location.updateBehaviour === 'auto-reject-all') return true;
  return (
    location.updateBehaviour === 'auto-reject-by-field' &&
    location.autoRejectionFields.includes(field)
  );
}
