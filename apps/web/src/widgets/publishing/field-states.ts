import type { Location } from '@placekeeper/contracts/model/location';
import type { PatchAttempt, PatchError, Refusal } from '@placekeeper/contracts/model/patch-attempt';
import {
  fieldLabel,
  isProviderField,
  knownField,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { declinedAmong, ownErrors } from '@placekeeper/contracts/rules/remembered-refusal';
import { reasonSentence } from '../field-value/patch-reasons.ts';

export type FieldState =
  | { readonly kind: 'publishing'; readonly since: string | undefined }
  /** GACC-2: queued until the user reconnects the account. */
  | { readonly kind: 'waiting' }
  /** Google may have answered, but Placekeeper hasn't read the answer. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'failed';
      readonly reasons: readonly string[];
      /** True if the field was declined only because of another one, which is no longer declined. */
      readonly isFree?: boolean;
      /** Undefined if no call can send the value again. */
      readonly retry?: { readonly location: Location; readonly fields: readonly ProviderField[] };
    };

/** Keyed by Google's field. A field without an entry has the state `others` or, without `others`, nothing to report. */
export type FieldStates = Readonly<Partial<Record<ProviderField, FieldState>>> & {
  /** The state of all fields without an entry, if the location's edits couldn't be read. */
  readonly others?: FieldState;
};

/** DET-3: a new attempt supersedes an earlier failure of its field. */
export function fieldStates(
  current: readonly PatchAttempt[],
  failed: Refusal | undefined,
  status?: Location['gbp_management_status'],
): FieldStates {
  // Without management, an attempt that never ends, such as one that waits for access, must not show as pending.
  const sent = status === 'disabled' ? [] : current;
  const states: Record<string, FieldState> = {};
  for (const field of failed?.fields ?? []) {
    const isFree = failed !== undefined && isDeclinedNoMore(field, failed);
    const reasons = attemptReasons(field, failed ?? { errors: [] });
    states[field] = { kind: 'failed', reasons, ...(isFree && { isFree }) };
  }
  for (const { fields, created_at: since } of sent.toSorted(byTime)) {
    for (const field of fields)
      states[field] =
        status === 'lost-authorization' ? { kind: 'waiting' } : { kind: 'publishing', since };
  }
  return states;
}

const byTime = (a: PatchAttempt, b: PatchAttempt): number =>
  (a.created_at ?? '').localeCompare(b.created_at ?? '');

/** Google's reasons for the field. Without reasons, names the declined fields that were sent with the field. */
export function attemptReasons(
  field: string,
  { errors, sentWith }: Pick<Refusal, 'errors' | 'sentWith'>,
): readonly string[] {
  const own = ownErrors(field, errors);
  if (own.length > 0) return [...new Set(own.map(reasonSentence))];
  const guilty = sentWith?.[field] ?? declinedAmong(errors);
  // Google declines all fields of a request if it declines one of them.
  return guilty.length === 0
    ? ['Google’s reason is no longer available.']
    : [`Google declined this edit together with the ${guilty.map(fieldLabel).join(' and the ')}.`];
}

/** Whether Google declined the edits only because too many were sent. */
export const isPostponed = (reasons: readonly Pick<PatchError, 'reason'>[]): boolean =>
  reasons.length > 0 && reasons.every(({ reason }) => reason === 'THROTTLED');

const isDeclinedNoMore = (field: string, { fields, errors, sentWith }: Refusal): boolean => {
  const guilty = sentWith?.[field] ?? [];
  return (
    ownErrors(field, errors).length === 0 &&
    guilty.length > 0 &&
    !guilty.some((name) => fields.some((one) => one === name))
  );
};

/** Adds `retry` to each failed field that can be sent again. */
export const withRetries = (states: FieldStates, location: Location): FieldStates =>
  Object.fromEntries(
    Object.entries(states).map(([field, state]) => [
      field,
      state.kind === 'failed' && isProviderField(field) && canRetry(field, location)
        ? {
            ...state,
            reasons: state.isFree
              ? [...state.reasons, 'You can retry this edit now.']
              : state.reasons,
            retry: { location, fields: [field] },
          }
        : state,
    ]),
  );

/** Without management or access nothing is published. */
const canRetry = (
  field: string,
  { gbp_management_status: status }: Pick<Location, 'gbp_management_status'>,
): boolean => isProviderField(field) && status !== 'disabled' && status !== 'lost-authorization';

export interface DeclinedElsewhere {
  /** Null if the platform names no field. */
  readonly field: string | null;
  readonly reasons: readonly string[];
}

export function declinedElsewhere(refusal: Refusal): readonly DeclinedElsewhere[] {
  const { fields, errors } = refusal;
  const isNowhere = fields.length === 0;
  const names = new Set([...fields, ...errors.map(({ field }) => field)]);
  return [...names]
    .filter((field) => isNowhere || (field !== null && knownField(field) === undefined))
    .map((field) => ({ field, reasons: attemptReasons(field ?? '', refusal) }));
}
