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

/** Returns the same key for equal values; platforms may order properties differently. */
export const valueKey = (value: unknown): string => JSON.stringify(sorted(value)) ?? '';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, sorted(part)]));
}
