import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { fieldLabel, isProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { Rule as RuleChange } from '../../data/auto-rejection.ts';

/** Which locations a rule is for. */
export const ruleScopes = [
  { value: 'location', label: 'This location' },
  { value: 'tag', label: 'Tagged locations', hint: 'Those that have the tag now.' },
  { value: 'all', label: 'All locations', hint: 'Those that the account has now.' },
] as const;
export type RuleScope = (typeof ruleScopes)[number]['value'];

/** CONST-2: null where a rule can be made. */
export function whyNoRule({ field_name: field }: Pick<GoogleUpdate, 'field_name'>): string | null {
  const can = isProviderField(field) && autoRejectableFields.includes(field);
  return can ? null : `Changes of the ${fieldLabel(field)} always wait for somebody.`;
}

interface Rule {
  readonly update: Pick<GoogleUpdate, 'field_name'> & {
    readonly location: { readonly id: LocationId };
  };
  readonly scope: RuleScope;
  /** Null while none is chosen. */
  readonly tag: TagId | null;
  readonly owners: boolean;
}

interface RuleRequest {
  readonly selection: LocationSelection;
  readonly change: RuleChange;
}

/** Null while there is something to choose, or nothing to be had. */
export function ruleRequest({ update, scope, tag, owners }: Rule): RuleRequest | null {
  const { field_name: field, location } = update;
  if (!isProviderField(field) || (scope === 'tag' && tag === null)) return null;
  return {
    selection:
      scope === 'location'
        ? { mode: 'ids', locations: [location.id] }
        : { mode: 'matching', ...(scope === 'tag' && tag !== null && { only_tag_ids: [tag] }) },
    change: { mode: 'add', field_names: [field], allow_owner_manager_auto_reject: owners },
  };
}
