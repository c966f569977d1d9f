import type { AutoRejection } from '../model/auto-rejection.ts';
import { autoRejectableFields, autoRejectionEnabled, updateBehaviours } from './auto-rejection.ts';
import { isProviderField, type ProviderField } from './provider-fields.ts';

export interface AutoRejectRule {
  readonly mode: 'add';
  readonly field_names: readonly ProviderField[];
  /** Whether the location also rejects updates by owners and managers, in all fields that it rejects. */
  readonly allow_owner_manager_auto_reject: boolean;
}

export interface AutoRejectEdit {
  readonly mode: 'edit';
  readonly field_names: readonly ProviderField[];
  readonly removed_field_names: readonly ProviderField[];
  readonly allow_owner_manager_auto_reject: boolean;
  /** Whether the location stops rejecting updates by owners and managers. */
  readonly stops_owner_manager_auto_reject?: boolean | undefined;
}

export type AutoRejectionChange =
  | { readonly mode: 'set'; readonly settings: AutoRejection }
  | AutoRejectRule
  | AutoRejectEdit;

export function withChange(before: AutoRejection, change: AutoRejectionChange): AutoRejection {
  if (change.mode === 'set') return change.settings;
  return change.mode === 'add' ? withRule(before, change) : withEdit(before, change);
}

/** LSET-1: whether these settings reject an update of this type in this field. */
export function rejectsByItself(settings: AutoRejection, type: string, field: string): boolean {
  if (!autoRejectableFields.some((known) => known === field)) return false;
  if (type === 'ownerManager' && !settings.allow_owner_manager_auto_reject) return false;
  if (settings.google_update_behaviour === 'auto-reject-all') return true;
  return (
    settings.google_update_behaviour === 'auto-reject-by-field' &&
    settings.auto_rejection_fields.some((known) => known === field)
  );
}

/** False while the location rejects nothing, even if the setting is on. */
export const rejectsOwners = (settings: AutoRejection): boolean =>
  autoRejectionEnabled(settings.google_update_behaviour) &&
  settings.allow_owner_manager_auto_reject;

/** Stored fields that the behaviour ignores must not take effect when a rule is added. */
const fieldsInEffect = ({ google_update_behaviour: behaviour, ...settings }: AutoRejection) =>
  behaviour === 'auto-reject-by-field' ? settings.auto_rejection_fields : [];

export const rejectedFields = (settings: AutoRejection): readonly ProviderField[] =>
  autoRejectableFields.filter((field) => rejectsByItself(settings, 'google', field));

function withRule(before: AutoRejection, rule: AutoRejectRule): AutoRejection {
  const all = before.google_update_behaviour === 'auto-reject-all';
  return {
    google_update_behaviour: all ? 'auto-reject-all' : 'auto-reject-by-field',
    auto_rejection_fields: all
      ? before.auto_rejection_fields
      : [...new Set([...fieldsInEffect(before), ...rule.field_names])],
    allow_owner_manager_auto_reject: rejectsOwners(before) || rule.allow_owner_manager_auto_reject,
  };
}

function withEdit(before: AutoRejection, edit: AutoRejectEdit): AutoRejection {
  const now = rejectedFields(before);
  const fields = autoRejectableFields.filter(
    (field) =>
      (now.includes(field) || edit.field_names.includes(field)) &&
      !edit.removed_field_names.includes(field),
  );
  const owners =
    fields.length > 0 &&
    edit.stops_owner_manager_auto_reject !== true &&
    (rejectsOwners(before) || edit.allow_owner_manager_auto_reject);
  if (fields.length === now.length && fields.every((field) => now.includes(field)))
    return owners === rejectsOwners(before)
      ? before
      : { ...before, allow_owner_manager_auto_reject: owners };
  if (fields.length === autoRejectableFields.length)
    return {
      google_update_behaviour: 'auto-reject-all',
      auto_rejection_fields: [],
      allow_owner_manager_auto_reject: owners,
    };
  return {
    google_update_behaviour: fields.length > 0 ? 'auto-reject-by-field' : 'no-action',
    auto_rejection_fields: fields,
    allow_owner_manager_auto_reject: owners,
  };
}

/** Undoes a change but keeps later changes. Changes nothing if a later change has replaced the behaviour. */
export function withoutChange(
  now: AutoRejection,
  change: AutoRejectionChange,
  before: AutoRejection,
): AutoRejection {
  const after = withChange(before, change);
  if (sameSettings(now, after)) return before;
  if (now.google_update_behaviour !== after.google_update_behaviour) return now;
  const ownersAdded = after.allow_owner_manager_auto_reject && !rejectsOwners(before);
  const ownersStopped = rejectsOwners(before) && !after.allow_owner_manager_auto_reject;
  const owners = ownersStopped || (now.allow_owner_manager_auto_reject && !ownersAdded);
  if (now.google_update_behaviour !== 'auto-reject-by-field') {
    const isSwitched = before.google_update_behaviour !== after.google_update_behaviour;
    return { ...(isSwitched ? before : now), allow_owner_manager_auto_reject: owners };
  }
  const [old, changed] = [rejectedFields(before), rejectedFields(after)];
  const fields = [
    ...now.auto_rejection_fields.filter((field) => old.includes(field) === changed.includes(field)),
    ...old.filter((field) => !changed.includes(field)),
  ];
  return {
    google_update_behaviour:
      fields.length === 0 ? before.google_update_behaviour : now.google_update_behaviour,
    auto_rejection_fields: fields,
    allow_owner_manager_auto_reject: owners,
  };
}

export const sameSettings = (one: AutoRejection, other: AutoRejection): boolean =>
  one.google_update_behaviour === other.google_update_behaviour &&
  one.allow_owner_manager_auto_reject === other.allow_owner_manager_auto_reject &&
  new Set(one.auto_rejection_fields).symmetricDifference(new Set(other.auto_rejection_fields))
    .size === 0;

interface SentSettings {
  readonly google_update_behaviour?: string | undefined;
  readonly auto_rejection_fields?: readonly string[] | undefined;
  readonly allow_owner_manager_auto_reject?: boolean | undefined;
}

/**
 * Undefined if the platform omits a setting or sends an unknown value, because saving the rest would lose that value.
 */
export function readAutoRejection(sent: SentSettings): AutoRejection | undefined {
  const behaviour = updateBehaviours.find((known) => known === sent.google_update_behaviour);
  const owners = sent.allow_owner_manager_auto_reject;
  const fields = sent.auto_rejection_fields?.filter(isProviderField);
  if (!behaviour || owners === undefined || !fields) return undefined;
  if (fields.length !== sent.auto_rejection_fields?.length) return undefined;
  return {
    google_update_behaviour: behaviour,
    auto_rejection_fields: fields,
    allow_owner_manager_auto_reject: owners,
  };
}
