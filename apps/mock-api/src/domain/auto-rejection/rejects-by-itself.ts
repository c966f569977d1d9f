import type { changeSources } from '@placekeeper/contracts/model/google-update';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { Settings } from './settings.ts';

/** LSET-1: whether a location with these settings rejects such a change by itself. */
export function rejectsByItself(
  settings: Settings,
  type: (typeof changeSources)[number],
  field: ProviderField,
): boolean {
  if (!autoRejectableFields.includes(field)) return false;
  if (type === 'ownerManager' && !settings.allowOwnerManagerAutoReject) return false;
  if (settings.updateBehaviour === 'auto-reject-all') return true;
  return (
    settings.updateBehaviour === 'auto-reject-by-field' &&
    settings.autoRejectionFields.includes(field)
  );
}
