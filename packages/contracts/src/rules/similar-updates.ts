import { valueKey } from '../core/same-value.ts';
import type { GoogleUpdate } from '../model/google-update.ts';

type Change = Pick<GoogleUpdate, 'field_name' | 'type' | 'change_action' | 'update_value'>;

/**
 * Returns the same key for updates with the same field, source, kind and new value. Null if the platform omits one of
 * these.
 */
export function changeKey({
  field_name,
  type,
  change_action,
  update_value,
}: Change): string | null {
  if (type === undefined || change_action === undefined || update_value === undefined) return null;
  return valueKey([field_name, type, change_action, update_value]);
}
