import type { FieldAccesses } from '../profile/fields.ts';
import type { Profile } from '../profile/profile.ts';
import { fieldsOfChanges } from '../rules/fields-of-changes.ts';
import { isProviderField, type ProviderField } from '../rules/provider-fields.ts';
import { applyChanges } from './apply-changes.ts';
import type { BulkChanges } from './bulk-changes.ts';
import type { BulkContext, Subject } from './bulk-context.ts';
import {
  attributesAmong,
  changedStateFields,
  readField,
  type EditedState,
} from './edited-state.ts';
import { resolveTexts } from './resolve-texts.ts';
import { ownErrors, providerErrors, type ErrorsByField } from './find-errors.ts';

export interface Assessment {
  readonly next: EditedState;
  /** Fields with a new value, and edited fields whose current value is unknown. */
  readonly changed: readonly string[];
  /** Errors by Placekeeper's rules only; `Forecast.errors` adds Google's. */
  readonly errors: ErrorsByField;
}

export function assess(subject: Subject, wanted: BulkChanges, context: BulkContext): Assessment {
  const { changes, errors: textErrors } = resolveTexts(subject, wanted);
  const next = applyChanges(subject.state, changes, context);
  const changed = [
    ...new Set([
      ...changedStateFields(subject.state, next, context.fields),
      ...unknownTouched(subject, changes),
    ]),
  ];
  const errors = ownErrors(context, subject, changes, next.profile, changed);
  return { next, changed, errors: { ...errors, ...textErrors } };
}

/** An unknown value counts as changed, because it may differ from the wanted one. */
function unknownTouched({ unknown }: Subject, changes: BulkChanges): readonly string[] {
  const { set = [], clear = [] } = changes.attributes ?? {};
  return fieldsOfChanges(changes)
    .filter((field) => unknown.has(field))
    .flatMap((field) =>
      field === 'attributes' ? [...set.map(({ name }) => name), ...clear] : [field],
    );
}

/** `errors` contains violations of Placekeeper's and of Google's rules. */
export interface Forecast<Of extends Subject = Subject> {
  readonly subject: Of;
  readonly assessment: Assessment;
  readonly status: 'pending' | 'unchanged' | 'refused';
  readonly errors: ErrorsByField;
}

export function forecastOf<Of extends Subject>(
  subject: Of,
  changes: BulkChanges,
  context: BulkContext,
): Forecast<Of> {
  const assessment = assess(subject, changes, context);
  const { live, standing, servicesBlocked } = subject;
  const { next, changed } = assessment;
  const sent = subject.managementStatus === 'disabled' ? [] : providerFieldsOf(changed);
  const errors = {
    ...(sent.length > 0 &&
      providerErrors({
        live,
        standing,
        servicesBlocked,
        next: publicWith(live, next.profile, sent, context.fields),
        fields: sent,
        today: context.today,
        catalogue: context.catalogue,
      })),
    ...assessment.errors,
  };
  return { subject, assessment, errors, status: statusOf(errors, changed) };
}

function statusOf(errors: ErrorsByField, changed: readonly string[]): Forecast['status'] {
  if (hasAny(errors)) return 'refused';
  return changed.length === 0 ? 'unchanged' : 'pending';
}

type Withheld = 'unmanaged' | 'waiting';

/** Why Google does not get these fields now. Null if Google gets them, or if only Placekeeper has them. */
function withheldBecause(
  { managementStatus }: Pick<Subject, 'managementStatus'>,
  fields: readonly string[],
): Withheld | null {
  if (managementStatus === 'disabled' && isForProvider(fields)) return 'unmanaged';
  if (managementStatus === 'lost-authorization' && providerFieldsOf(fields).length > 0)
    return 'waiting';
  return null;
}

const messagesOf = (saved: string): Readonly<Record<Withheld, string>> => ({
  unmanaged: `${saved} but not published. This location isn’t managed.`,
  waiting: `${saved}. Not published until the Google account is reconnected.`,
});
const forecastMessages = messagesOf('Will be saved');
const outcomeMessages = messagesOf('Saved');

/** For a preview: why Google will not get these fields at once. */
export function forecastMessage(
  subject: Pick<Subject, 'managementStatus'>,
  fields: readonly string[],
): string | null {
  const withheld = withheldBecause(subject, fields);
  return withheld && forecastMessages[withheld];
}

/** For a saved edit: why Google did not get these fields. */
export function outcomeMessage(
  subject: Pick<Subject, 'managementStatus'>,
  fields: readonly string[],
): string | null {
  const withheld = withheldBecause(subject, fields);
  return withheld && outcomeMessages[withheld];
}

export interface ForecastCounts {
  readonly total: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** Locations whose change is saved but not published, because they are not managed. */
  readonly unmanaged: number;
  /** Locations whose change is published when their Google account is reconnected. */
  readonly waiting: number;
}

export function countForecasts(forecasts: readonly Forecast[]): ForecastCounts {
  const pending = forecasts.filter(({ status }) => status === 'pending');
  const becoming = (withheld: Withheld) =>
    pending.filter(
      ({ subject, assessment }) => withheldBecause(subject, assessment.changed) === withheld,
    ).length;
  const count = (status: Forecast['status']) =>
    forecasts.filter((forecast) => forecast.status === status).length;
  return {
    total: forecasts.length,
    changed: pending.length,
    unchanged: count('unchanged'),
    refused: count('refused'),
    unmanaged: becoming('unmanaged'),
    waiting: becoming('waiting'),
  };
}

const isForProvider = (fields: readonly string[]): boolean =>
  providerFieldsOf(fields).length > 0 || attributesAmong(fields).length > 0;

const hasAny = (errors: ErrorsByField): boolean => Object.keys(errors).length > 0;

/** Omits fields whose value before the change is unknown. */
export const knownValuesOf = (
  { state, unknown }: Subject,
  named: readonly string[],
  fields: FieldAccesses,
): Readonly<Record<string, unknown>> =>
  valuesOf(
    state,
    named.filter(
      (field) =>
        !unknown.has(field) && !(unknown.has('attributes') && attributesAmong([field]).length > 0),
    ),
    fields,
  );

export const valuesOf = (
  state: EditedState,
  named: readonly string[],
  fields: FieldAccesses,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(named.map((field) => [field, readField(state, field, fields)]));

const providerFieldsOf = (fields: readonly string[]): readonly ProviderField[] =>
  fields.filter(isProviderField);

/** The live profile as it will be when the fields in `named` are published. */
const publicWith = (
  live: Profile,
  next: Profile,
  named: readonly ProviderField[],
  fields: FieldAccesses,
): Profile =>
  named.reduce((profile, field) => fields[field].write(profile, fields[field].read(next)), live);
