import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import type { Control, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../data/http/api-error.ts';
import type { EditBaseline } from './edit-conflicts.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';

export interface SavedContext<Values> {
  readonly saved: Values;
}

export type FieldOf<Values> = keyof Values & string;

export interface SavedFormOptions<Values extends FieldValues> {
  /** The values on the platform. */
  readonly saved: Values;
  readonly fields: readonly FieldOf<Values>[];
  /** The fields whose values differ, which the request sends. */
  readonly changedFields: (saved: Values, now: Values) => readonly FieldOf<Values>[];
  readonly resolver?: Resolver<Values, SavedContext<Values>>;
  readonly mutation: Mutation;
  /** Fields whose saved value is unreadable. */
  readonly unread?: ReadonlySet<FieldOf<Values>>;
  /** True if events announce other users' changes of the given fields. */
  readonly hasEvents?: (changed: readonly FieldOf<Values>[]) => boolean;
  /** Reads the saved values again, which also updates `saved`. */
  readonly current: () => Promise<Values>;
  /** Asks before a save; false leaves the form as it is. */
  readonly confirm?: (values: Values, changed: readonly FieldOf<Values>[]) => Promise<boolean>;
  /** Saves the changed fields and returns the values that the platform then has. */
  readonly send: (
    values: Values,
    changed: readonly FieldOf<Values>[],
    /** Called after each call of a save with several calls. Its fields stay saved even if a later call fails. */
    onPart: (fields: readonly FieldOf<Values>[], fresh: Values) => void,
  ) => Promise<Values>;
  readonly errorsOf: (
    errors: FieldErrors,
    sent: Values,
    changed: readonly FieldOf<Values>[],
  ) => ValidationErrors<FieldOf<Values>>;
}

interface Mutation {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: ApiError | null;
  readonly reset: () => void;
}

export interface SavedForm<Values extends FieldValues> extends Pick<
  SavedFormOptions<Values>,
  'saved' | 'fields' | 'changedFields'
> {
  readonly control: Control<Values, SavedContext<Values>>;
  readonly setValue: UseFormReturn<Values>['setValue'];
  readonly getValues: () => Values;
  /** Validates the fields with errors again. */
  readonly revalidate: () => void;
  readonly check: (field: FieldOf<Values>) => void;
  readonly refusal: RejectedSave<Values> | null;
  readonly elsewhere: EditConflicts<Values>;
  /** True if an edit conflict prevented the last save. */
  readonly isOvertaken: boolean;
  readonly overwrittenCount: number;
  readonly saving: boolean;
  readonly isSaved: boolean;
  /** True if it is unknown whether the last save succeeded. */
  readonly isUncertain: boolean;
  /** The errors of the last save that belong to no field. */
  readonly error: string | null;
  /** The fields that the last save saved before it failed. */
  readonly savedPart: readonly FieldOf<Values>[];
  /** The fields that the platform left unchanged although it accepted the save. */
  readonly notKept: readonly FieldOf<Values>[];
  readonly save: () => void;
  /** Returns a function that restores the discarded edits, except where newer edits exist. */
  readonly discard: () => () => void;
  readonly hasChanges: () => boolean;
}

export interface EditConflicts<Values> {
  readonly since: EditBaseline<Values>;
  /** Fields that this form saved and that someone has overwritten since. */
  readonly overwritten: readonly FieldOf<Values>[];
  /** Replaces the edit with the saved value. */
  readonly take: (field: FieldOf<Values>) => void;
  /** Keeps the user's value, so the next save overwrites the other user's value. */
  readonly keep: (field: FieldOf<Values>) => void;
}

export interface ValidationError {
  readonly message: string;
  /** Errors by index: `2.1` is the second period of the third day, `0` the first phone number or link. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface ValidationErrors<Field extends PropertyKey> {
  readonly fields: Readonly<Partial<Record<Field, ValidationError>>>;
  readonly others: readonly string[];
}

export interface RejectedSave<Values extends object> {
  readonly sent: Values;
  readonly errors: ValidationErrors<keyof Values & string>;
}

/** An error disappears as soon as the value of its field differs from the sent value. */
export function currentError<Values extends object, Field extends keyof Values & string>(
  refusal: RejectedSave<Values> | null,
  field: Field,
  value: Values[Field] | undefined,
): ValidationError | undefined {
  return refusal && sameValue(refusal.sent[field], value)
    ? refusal.errors.fields[field]
    : undefined;
}
