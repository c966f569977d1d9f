import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import {
  rejectedFields,
  rejectsOwners,
  sameSettings,
  withChange,
  type AutoRejectEdit,
} from '@placekeeper/contracts/rules/auto-rejection-change';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { NamedRuleLocation } from '../../../data/auto-rejection/rule-backtest.ts';
import type { TagRule } from '../../../data/auto-rejection/tag-rules.ts';

/** Fields and the locations that reject them. Rows are derived, because the platform stores settings per location, not rules. */
export interface RuleRow {
  readonly fields: readonly ProviderField[];
  readonly locations: readonly NamedRuleLocation[];
}

const isEverything = (fields: readonly ProviderField[]): boolean =>
  fields.length === autoRejectableFields.length;

/** Locations that reject everything have a row of their own; the others are grouped by field. */
export function ruleRows(locations: readonly NamedRuleLocation[]): readonly RuleRow[] {
  // Computed once per settings object, because most locations share one of a few settings objects.
  const known = new Map(
    [...new Set(locations.map(({ settings }) => settings))].map((one) => [
      one,
      rejectedFields(one),
    ]),
  );
  const fieldsOf = ({ settings }: NamedRuleLocation) => known.get(settings) ?? [];
  const everything = locations.filter((one) => isEverything(fieldsOf(one)));
  const byField = autoRejectableFields.map((field) => ({
    field,
    locations: locations.filter((one) => {
      const fields = fieldsOf(one);
      return fields.includes(field) && !isEverything(fields);
    }),
  }));
  const rows = [
    ...Map.groupBy(byField, (one) => one.locations.map(({ id }) => id).join()).values(),
  ].map((group) => ({
    fields: group.map(({ field }) => field),
    locations: group[0]?.locations ?? [],
  }));
  return [{ fields: autoRejectableFields, locations: everything }, ...rows]
    .filter((row) => row.locations.length > 0)
    .toSorted((one, other) => other.locations.length - one.locations.length);
}

export type RuleWhere =
  | { readonly kind: 'all' }
  | { readonly kind: 'tag'; readonly tag: Pick<Tag, 'id' | 'name'> }
  | { readonly kind: 'location'; readonly location: NamedRuleLocation }
  | { readonly kind: 'some' };

const tagged = (locations: readonly NamedRuleLocation[], tag: TagId) =>
  locations.filter(({ tag_ids: tags }) => tags?.includes(tag));

export function whereOf(
  { locations }: Pick<RuleRow, 'locations'>,
  all: readonly NamedRuleLocation[],
  tags: readonly Pick<Tag, 'id' | 'name'>[],
): RuleWhere {
  const [first] = locations;
  if (first && locations.length === 1) return { kind: 'location', location: first };
  if (locations.length === all.length) return { kind: 'all' };
  const tag = tags.find(
    ({ id }) =>
      tagged(locations, id).length === locations.length &&
      tagged(all, id).length === locations.length,
  );
  return tag ? { kind: 'tag', tag } : { kind: 'some' };
}

export const ownersCount = ({ locations }: Pick<RuleRow, 'locations'>): number =>
  locations.filter(({ settings }) => rejectsOwners(settings)).length;

export const isForOwners = (row: RuleRow): boolean => ownersCount(row) === row.locations.length;

interface WantedRule extends RuleRow {
  /** False turns the setting off only if it is on at all locations of the row. */
  readonly owners: boolean;
}

export interface RuleEditPlan {
  /** The change at the locations that keep or get the rule; it names the job. */
  readonly edit: AutoRejectEdit;
  readonly targets: readonly {
    readonly location: NamedRuleLocation;
    readonly rule: AutoRejectEdit;
  }[];
  readonly added: number;
  readonly left: number;
}

/** Targets only locations whose settings change. */
export function planEdit(row: RuleRow, wanted: WantedRule): RuleEditPlan {
  const { fields, owners } = wanted;
  const had = new Set(row.locations.map(({ id }) => id));
  const has = new Set(wanted.locations.map(({ id }) => id));
  const edit = (
    field_names: readonly ProviderField[],
    removed_field_names: readonly ProviderField[],
  ): AutoRejectEdit => ({
    mode: 'edit',
    field_names,
    removed_field_names,
    allow_owner_manager_auto_reject: owners && field_names.length > 0,
  });
  const stops = fields.length > 0 && !owners && isForOwners(row);
  const wantedEdit = (removed: readonly ProviderField[]): AutoRejectEdit => ({
    ...edit(fields, removed),
    ...(stops && { stops_owner_manager_auto_reject: true }),
  });
  const whole = wantedEdit(row.fields.filter((field) => !fields.includes(field)));
  // Only the differences, because another window may have changed the rest of the rule since.
  const kept = { ...whole, field_names: fields.filter((field) => !row.fields.includes(field)) };
  const added = wantedEdit([]);
  const left = edit([], row.fields);
  const changes = (location: NamedRuleLocation, rule: AutoRejectEdit) =>
    sameSettings(location.settings, withChange(location.settings, rule))
      ? []
      : [{ location, rule }];
  const joining = wanted.locations.filter(({ id }) => !had.has(id));
  const leaving = row.locations.filter(({ id }) => !has.has(id));
  return {
    edit: whole,
    targets: [
      ...wanted.locations.flatMap((one) => changes(one, had.has(one.id) ? kept : added)),
      ...leaving.flatMap((one) => changes(one, left)),
    ],
    added: joining.length,
    left: leaving.length,
  };
}

export const planRemoval = (row: RuleRow): RuleEditPlan =>
  planEdit(row, { fields: [], locations: [], owners: false });

export interface TagRuleGap {
  readonly rule: TagRule;
  readonly tag: Pick<Tag, 'id' | 'name'>;
  /** Locations with the tag that don't reject all fields of the rule. */
  readonly missing: readonly NamedRuleLocation[];
}

/** Tag rules that some of the tagged locations lack. If no tagged location has the rule, the rule counts as removed. */
export function tagRuleGaps(
  rules: readonly TagRule[],
  tags: readonly Pick<Tag, 'id' | 'name'>[],
  locations: readonly NamedRuleLocation[],
): readonly TagRuleGap[] {
  return rules.flatMap((rule) => {
    const tag = tags.find(({ id }) => id === rule.tag);
    if (!tag) return [];
    const all = tagged(locations, tag.id);
    const missing = all.filter(({ settings }) => {
      const rejected = rejectedFields(settings);
      return rule.fields.some((field) => !rejected.includes(field));
    });
    return missing.length > 0 && missing.length < all.length ? [{ rule, tag, missing }] : [];
  });
}
