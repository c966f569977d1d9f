import type { GoogleUpdate } from '../model/google-update.ts';

type Change = Pick<GoogleUpdate, 'field_name' | 'type' | 'change_action' | 'update_value'>;

/**
 * The key of identical updates: field, source, kind and new value, regardless of the previous value. Null if the
 * platform omits one of them.
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

/** The same for equal values. */
export const valueKey = (value: unknown): string => JSON.stringify(sorted(value)) ?? '';

/** Platforms may order properties differently. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, sorted(part)]));
}
