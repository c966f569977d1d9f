import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type { AutoRejectionChange } from '@placekeeper/contracts/model/auto-rejection-change';
import {
  autoRejectableFields,
  autoRejectionEnabled,
} from '@placekeeper/contracts/rules/auto-rejection';
import { fieldLabel, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { LocationRow } from '../../db/schema/locations.ts';
import { refuseInvalid } from '../errors.ts';

/** LSET-1: as a location keeps them. */
export type Settings = Pick<
  LocationRow,
  'updateBehaviour' | 'autoRejectionFields' | 'allowOwnerManagerAutoReject'
>;

export const settingsOf = (wire: AutoRejection): Settings => ({
  updateBehaviour: wire.google_update_behaviour,
  autoRejectionFields: [...new Set(wire.auto_rejection_fields)],
  allowOwnerManagerAutoReject: wire.allow_owner_manager_auto_reject,
});

export const wireOf = (settings: Settings): AutoRejection => ({
  google_update_behaviour: settings.updateBehaviour,
  auto_rejection_fields: [...settings.autoRejectionFields],
  allow_owner_manager_auto_reject: settings.allowOwnerManagerAutoReject,
});

/** What is written down where nothing is rejected does not count. */
export const rejectsOwners = (settings: Settings): boolean =>
  autoRejectionEnabled(settings.updateBehaviour) && settings.allowOwnerManagerAutoReject;

/** What a change makes of them. */
export function changed(before: Settings, change: AutoRejectionChange): Settings {
  if (change.mode === 'set') return settingsOf(change.settings);
  return change.mode === 'add'
    ? withRule(before, change)
    : withoutRule(before, change, settingsOf(change.before));
}

type Rule = Pick<
  Extract<AutoRejectionChange, { mode: 'add' }>,
  'field_names' | 'allow_owner_manager_auto_reject'
>;

function withRule(before: Settings, rule: Rule): Settings {
  const { updateBehaviour: behaviour, autoRejectionFields: fields } = before;
  const all = behaviour === 'auto-reject-all';
  // What is written down where nothing is rejected must not come back with the rule.
  const kept = behaviour === 'auto-reject-by-field' ? fields : [];
  return {
    updateBehaviour: all ? behaviour : 'auto-reject-by-field',
    autoRejectionFields: all ? fields : [...new Set([...kept, ...rule.field_names])],
    allowOwnerManagerAutoReject: rejectsOwners(before) || rule.allow_owner_manager_auto_reject,
  };
}

/** What was saved since the rule stays; where that leaves nothing of the rule, nothing is different. */
function withoutRule(now: Settings, rule: Rule, before: Settings): Settings {
  const after = withRule(before, rule);
  if (sameSettings(now, after)) return before;
  if (now.updateBehaviour !== after.updateBehaviour) return now;
  const rejected =
    before.updateBehaviour === 'auto-reject-by-field' ? before.autoRejectionFields : [];
  const added =
    now.updateBehaviour === 'auto-reject-by-field'
      ? rule.field_names.filter((field) => !rejected.includes(field))
      : [];
  const fields = now.autoRejectionFields.filter((field) => !added.includes(field));
  const nothingIsLeft = now.updateBehaviour === 'auto-reject-by-field' && fields.length === 0;
  const ownersAdded = rule.allow_owner_manager_auto_reject && !rejectsOwners(before);
  return {
    updateBehaviour: nothingIsLeft ? before.updateBehaviour : now.updateBehaviour,
    autoRejectionFields: fields,
    allowOwnerManagerAutoReject: now.allowOwnerManagerAutoReject && !ownersAdded,
  };
}

export const sameSettings = (one: Settings, other: Settings): boolean =>
  one.updateBehaviour === other.updateBehaviour &&
  one.allowOwnerManagerAutoReject === other.allowOwnerManagerAutoReject &&
  new Set(one.autoRejectionFields).symmetricDifference(new Set(other.autoRejectionFields)).size ===
    0;

/** CONST-2: `at` is where in the request the fields stand. */
export function refuseOtherFields(fields: readonly ProviderField[], at: string): void {
  refuseInvalid(
    Object.fromEntries(
      fields.flatMap((field, index) =>
        autoRejectableFields.includes(field)
          ? []
          : [
              [
                `${at}.${index}`,
                [`Changes of the ${fieldLabel(field)} cannot be rejected automatically.`],
              ],
            ],
      ),
    ),
  );
}

export function refuseOtherFieldsOf(change: AutoRejectionChange, at: string): void {
  if (change.mode === 'set') return refuseSettings(change.settings, `${at}.settings`);
  refuseOtherFields(change.field_names, `${at}.field_names`);
  return change.mode === 'take-back' ? refuseSettings(change.before, `${at}.before`) : undefined;
}

const refuseSettings = ({ auto_rejection_fields: fields }: AutoRejection, at: string): void =>
  refuseOtherFields(fields, `${at}.auto_rejection_fields`);
