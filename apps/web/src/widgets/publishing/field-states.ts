import type { Location } from '@placekeeper/contracts/model/location';
import type { FailedPatchAttempts, PatchAttempt } from '@placekeeper/contracts/model/patch-attempt';
import {
  fieldLabel,
  knownField,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { reasonSentence } from '../field-value/patch-reasons.ts';

/** What became of our value on its way to Google. */
export type FieldState =
  | { readonly kind: 'publishing'; readonly since: string | undefined }
  /** GACC-2: kept until its account is connected again. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly reasons: readonly string[] };

/** By the provider's field; a field that is not here is at rest. */
export type FieldStates = Readonly<Partial<Record<ProviderField, FieldState>>>;

/** DET-3: a new attempt at a field makes its old failure history. */
export function fieldStates(
  current: readonly PatchAttempt[],
  failed: FailedPatchAttempts | undefined,
  status?: Location['gbp_management_status'],
): FieldStates {
  const states: Record<string, FieldState> = {};
  for (const field of failed?.fields ?? []) {
    states[field] = { kind: 'failed', reasons: attemptReasons(field, failed?.errors ?? []) };
  }
  for (const { fields, created_at: since } of current.toSorted(byTime)) {
    for (const field of fields)
      states[field] =
        status === 'lost-authorization' ? { kind: 'waiting' } : { kind: 'publishing', since };
  }
  return states;
}

const byTime = (a: PatchAttempt, b: PatchAttempt): number =>
  (a.created_at ?? '').localeCompare(b.created_at ?? '');

/** Why a field was refused, in words: its own reasons, else whose they are. */
export function attemptReasons(
  field: string,
  errors: FailedPatchAttempts['errors'],
): readonly string[] {
  const own = errors.filter((error) => error.field === field || error.field === null);
  if (own.length > 0) return [...new Set(own.map(reasonSentence))];
  const guilty = [...new Set(errors.map((error) => error.field).filter((name) => name !== null))];
  // One refused field refuses all that were sent with it.
  return guilty.length === 0
    ? ['Google did not say why.']
    : [
        `It was sent together with the ${guilty.map(fieldLabel).join(' and the ')}, which Google refused.`,
      ];
}

export interface DeclinedElsewhere {
  /** Null where the platform names none. */
  readonly field: string | null;
  readonly reasons: readonly string[];
}

/** What was refused and stands at no field of any form. */
export function declinedElsewhere({
  fields,
  errors,
}: FailedPatchAttempts): readonly DeclinedElsewhere[] {
  const isNowhere = fields.length === 0;
  const names = new Set([...fields, ...errors.map(({ field }) => field)]);
  return [...names]
    .filter((field) => isNowhere || (field !== null && knownField(field) === undefined))
    .map((field) => ({ field, reasons: attemptReasons(field ?? '', errors) }));
}
