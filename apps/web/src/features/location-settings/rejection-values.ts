import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import {
  autoRejectableFields,
  autoRejectionEnabled,
} from '@placekeeper/contracts/rules/auto-rejection';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';

type Tick = `reject ${string}`;

/** A form field per checkbox, so that changes to different checkboxes in two windows don't conflict. */
export type RejectionValues = Pick<
  AutoRejection,
  'google_update_behaviour' | 'allow_owner_manager_auto_reject'
> &
  Record<Tick, boolean>;

/** react-hook-form reads a dot as a path separator. */
export const tickOf = (field: ProviderField): Tick => `reject ${field.replaceAll('.', ':')}`;

const ticks = autoRejectableFields.map(tickOf);

/** In the order of the form. */
export const rejectionFields: readonly (keyof RejectionValues)[] = [
  'google_update_behaviour',
  ...ticks,
  'allow_owner_manager_auto_reject',
];

export const rejectionValuesOf = ({ auto_rejection_fields: fields, ...rest }: AutoRejection) =>
  autoRejectableFields.reduce<RejectionValues>(
    (values, field) => ({ ...values, [tickOf(field)]: fields.includes(field) }),
    rest,
  );

export const settingsOf = (values: RejectionValues): AutoRejection => ({
  google_update_behaviour: values.google_update_behaviour,
  auto_rejection_fields: autoRejectableFields.filter((field) => values[tickOf(field)]),
  allow_owner_manager_auto_reject: values.allow_owner_manager_auto_reject,
});

/** UPD-9: all settings, except unreadable ones that the user hasn't changed. */
export function bodyOf(
  values: RejectionValues,
  changed: readonly (keyof RejectionValues)[],
  unread: ReadonlySet<keyof AutoRejection>,
): Partial<AutoRejection> {
  const settings = settingsOf(values);
  const isChanged = (key: keyof AutoRejection) =>
    key === 'auto_rejection_fields'
      ? ticks.some((tick) => changed.includes(tick))
      : changed.includes(key);
  for (const key of unread) if (!isChanged(key)) Reflect.deleteProperty(settings, key);
  return settings;
}

/** The values of hidden fields are kept, but don't count as changes. */
export function changedRejectionFields(
  saved: RejectionValues,
  now: RejectionValues,
): readonly (keyof RejectionValues)[] {
  const { google_update_behaviour: behaviour } = now;
  const shown = rejectionFields.filter((field) => {
    if (field === 'google_update_behaviour') return true;
    return field === 'allow_owner_manager_auto_reject'
      ? autoRejectionEnabled(behaviour)
      : behaviour === 'auto-reject-by-field';
  });
  return shown.filter((field) => saved[field] !== now[field]);
}

/** The labels of changed fields; all checkboxes share one label. */
export const namesOf = (changed: readonly (keyof RejectionValues)[]): readonly string[] => [
  ...new Set(changed.map((field) => names.get(field) ?? 'Fields to auto-reject')),
];

const names = new Map<keyof RejectionValues, string>([
  ['google_update_behaviour', 'Auto-reject behaviour'],
  ['allow_owner_manager_auto_reject', 'Changes by owners and managers'],
]);

export const rejectionErrorOf = (now: RejectionValues): string | undefined =>
  now.google_update_behaviour === 'auto-reject-by-field' && !ticks.some((tick) => now[tick])
    ? 'Select at least one field, or choose another option.'
    : undefined;
