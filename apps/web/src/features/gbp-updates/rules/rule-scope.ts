import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import type { AutoRejectRule } from '@placekeeper/contracts/rules/auto-rejection-change';
import {
  fieldLabel,
  isProviderField,
  socialFields,
} from '@placekeeper/contracts/rules/provider-fields';
import type { RuleRequest } from '../../../data/auto-rejection/rule-backtest.ts';

export const ruleScopes = [
  { value: 'location', label: 'This location' },
  {
    value: 'tag',
    label: 'Tagged locations',
    hint: 'Locations that have this tag now. Locations tagged later aren’t included.',
  },
  {
    value: 'all',
    label: 'All locations',
    hint: 'All current locations. Locations imported later aren’t included.',
  },
] as const;
export type RuleScopeKind = (typeof ruleScopes)[number]['value'];

/** CONST-2: why the field allows no rule, or null. */
export function whyNoRule({ field_name: field }: Pick<GoogleUpdate, 'field_name'>): string | null {
  const can = isProviderField(field) && autoRejectableFields.includes(field);
  return can ? null : `Changes to ${fieldLabel(field)} always need review.`;
}

interface RuleForm {
  readonly update: Pick<GoogleUpdate, 'field_name'> & {
    readonly location: { readonly id: LocationId };
  };
  readonly scope: RuleScopeKind;
  readonly tag: TagId | null;
  readonly owners: boolean;
  /** Whether a rule for one social network's link covers all networks. */
  readonly allSocial: boolean;
}

export const isSocial = (field: string): boolean => socialFields.some((social) => social === field);

interface AddRuleRequest extends RuleRequest {
  readonly change: AutoRejectRule;
}

/** Null if incomplete or not allowed. */
export function ruleRequest(form: RuleForm): AddRuleRequest | null {
  const { update, scope, tag, owners, allSocial } = form;
  const { field_name: field, location } = update;
  if (!isProviderField(field) || (scope === 'tag' && tag === null)) return null;
  const change = {
    mode: 'add' as const,
    field_names: allSocial && isSocial(field) ? [...socialFields] : [field],
    allow_owner_manager_auto_reject: owners,
  };
  if (scope === 'tag' && tag !== null) return { scope: { mode: 'tag', tag }, change };
  return scope === 'all'
    ? { scope: { mode: 'all' }, change }
    : { scope: { mode: 'location', location: location.id }, change };
}
