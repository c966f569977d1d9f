import { fieldLabel, providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { fieldName } from '../../../widgets/field-value/field-name.ts';

export interface FieldOption {
  readonly label: string;
  /** The seven social profile fields are one option. */
  readonly fields: readonly string[];
  readonly total: number | null;
}

/** Before the totals load, every field; afterwards, fields with updates and chosen fields. */
export function fieldOptions(
  totals: Readonly<Record<string, number>> | undefined,
  chosen: readonly string[],
): readonly FieldOption[] {
  const names = new Set([...providerFields, ...Object.keys(totals ?? {}), ...chosen]);
  const byLabel = new Map<string, string[]>();
  for (const name of names) {
    const label = fieldLabel(name);
    byLabel.set(label, [...(byLabel.get(label) ?? []), name]);
  }
  return [...byLabel]
    .map(([label, fields]) => ({
      label,
      fields,
      total: totals ? fields.reduce((sum, field) => sum + (totals[field] ?? 0), 0) : null,
    }))
    .filter(({ fields, total }) => total !== 0 || isFieldChosen(fields, chosen));
}

/** A chip of the filters. If only some of an option's fields are chosen, each of them has its own chip. */
export const fieldChips = (chosen: readonly string[]): readonly Omit<FieldOption, 'total'>[] =>
  fieldOptions({}, chosen).flatMap(({ label, fields }) =>
    fields.every((field) => chosen.includes(field))
      ? [{ label, fields }]
      : fields
          .filter((field) => chosen.includes(field))
          .map((field) => ({ label: fieldName(field), fields: [field] })),
  );

export const isFieldChosen = (fields: readonly string[], chosen: readonly string[]): boolean =>
  fields.some((field) => chosen.includes(field));

export function toggleFields(
  fields: readonly string[],
  chosen: readonly string[],
  on: boolean,
): string[] {
  const others = chosen.filter((field) => !fields.includes(field));
  return on ? [...others, ...fields] : others;
}
