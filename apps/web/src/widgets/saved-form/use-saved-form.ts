import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { useRef, useState } from 'react';
import {
  useForm,
  type Control,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { isApiError, isKind, type ApiError } from '../../data/http/api-error.ts';
import { firstInvalidField } from '../../lib/browser/first-invalid-field.ts';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { firstEditConflict } from '../form/first-edit-conflict.ts';
import { followSaved, replaceAll } from '../form/form-reset.ts';
import { saveError } from '../form/save-error.ts';
import { beforeSaving } from './before-saving.ts';
import { useEditBaseline, copyFields, type EditBaseline } from './edit-conflicts.ts';
import { unsavedByPlatform } from './unsaved-by-platform.ts';
import type { ValidationErrors, RejectedSave } from './server-errors.ts';
import { sameValue } from './same-value.ts';

export interface SavedContext<Values> {
  /** What the platform holds. */
  readonly saved: Values;
}

type FieldOf<Values> = keyof Values & string;

interface SavedFormOptions<Values extends FieldValues> {
  /** What the platform holds. */
  readonly saved: Values;
  /** In the form's order. */
  readonly fields: readonly FieldOf<Values>[];
  /** What would be sent. */
  readonly changedFields: (saved: Values, now: Values) => readonly FieldOf<Values>[];
  readonly resolver?: Resolver<Values, SavedContext<Values>>;
  readonly mutation: Mutation;
  /** Those of which the platform does not say what it holds. */
  readonly unread?: ReadonlySet<FieldOf<Values>>;
  /** Reads what the platform holds at this moment, and shows it. */
  readonly current: () => Promise<Values>;
  /** Answers with what the platform holds after it. */
  readonly send: (
    values: Values,
    changed: readonly FieldOf<Values>[],
    /** Where a save is several calls: these fields are saved, whatever becomes of the others. */
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

export interface SavedForm<Values extends FieldValues> {
  readonly control: Control<Values, SavedContext<Values>>;
  readonly setValue: UseFormReturn<Values>['setValue'];
  readonly getValues: () => Values;
  /** Judges again what is wrong: with every change, and never on leaving a box, which would move what is being pressed. */
  readonly revalidate: () => void;
  readonly refusal: RejectedSave<Values> | null;
  readonly elsewhere: EditConflicts<Values>;
  /** It was not saved, because somebody else has changed the same. */
  readonly isOvertaken: boolean;
  readonly saving: boolean;
  readonly isSaved: boolean;
  /** What went wrong with the last save and belongs to no field. */
  readonly error: string | null;
  /** What the last save has saved although it failed. */
  readonly savedPart: readonly FieldOf<Values>[];
  /** What the platform holds as before, although it refused nothing. */
  readonly notKept: readonly FieldOf<Values>[];
  readonly save: () => void;
  /** Answers with the way back, which leaves alone what is typed meanwhile. */
  readonly discard: () => () => void;
  readonly hasChanges: () => boolean;
}

export interface EditConflicts<Values> {
  readonly since: EditBaseline<Values>;
  /** Takes what is saved instead of what was typed here. */
  readonly take: (field: FieldOf<Values>) => void;
  /** What was typed here replaces what is saved, knowingly. */
  readonly keep: (field: FieldOf<Values>) => void;
}

interface Look {
  readonly isUnderway: boolean;
  readonly isOvertaken: boolean;
  readonly error: ApiError | null;
}

const noLook: Look = { isUnderway: false, isOvertaken: false, error: null };

/** A form of what the platform holds: untouched fields follow it, and what is being typed stays until it is saved. */
export function useSavedForm<Values extends FieldValues>(
  options: SavedFormOptions<Values>,
): SavedForm<Values> {
  const { saved, fields, changedFields, resolver, mutation } = options;
  const [refusal, setRefusal] = useState<RejectedSave<Values> | null>(null);
  const [savedPart, setSavedPart] = useState<readonly FieldOf<Values>[]>([]);
  const [dropped, setDropped] = useState<readonly FieldOf<Values>[]>([]);
  const [look, setLook] = useState<Look>(noLook);
  const lastSent = useRef<Values>(null);
  const form = useForm<Values, SavedContext<Values>>({
    values: saved,
    resetOptions: followSaved,
    context: { saved },
    reValidateMode: 'onSubmit',
    ...(resolver && { resolver }),
  });
  const { since, beginAnew } = useEditBaseline(fields, saved, form.getValues);

  const revalidate = () => {
    const wrong = fields.map(pathOf<Values>).filter((name) => form.getFieldState(name).invalid);
    if (wrong.length > 0) void form.trigger(wrong);
  };

  const put = (values: Values) =>
    form.reset(values, { ...replaceAll, keepDefaultValues: true, keepErrors: true });

  /** What was typed since stays, and so does what is not saved yet. */
  const rebase = (sent: Values, fresh: Values, unsaved: readonly FieldOf<Values>[]) => {
    const now = form.getValues();
    const kept = fields.filter(
      (field) => unsaved.includes(field) || !sameValue(now[field], sent[field]),
    );
    form.reset(fresh, replaceAll);
    beginAnew(
      fields.filter((field) => !unsaved.includes(field)),
      fresh,
    );
    if (kept.length > 0) put(copyFields(fresh, kept, now));
  };

  const forgetOutcome = () => {
    setRefusal(null);
    setSavedPart([]);
    setDropped([]);
    setLook(noLook);
  };

  const send = async (typed: Values) => {
    if (changedFields(saved, typed).length === 0) return;
    forgetOutcome();
    mutation.reset();
    setLook({ ...noLook, isUnderway: true });
    let now: Values;
    try {
      now = await options.current();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setLook({ ...noLook, error });
      return;
    }
    const sent = lastSent.current;
    const next = beforeSaving({ shown: saved, now, typed, sent, changedFields });
    if (next.kind === 'ask') {
      focusAfter(() => setLook({ ...noLook, isOvertaken: true }), firstEditConflict);
      return;
    }
    setLook(noLook);
    const { values, changed } = next;
    lastSent.current = values;
    try {
      const fresh = await options.send(values, changed, (part, answer) => {
        setSavedPart(part);
        rebase(
          values,
          answer,
          changed.filter((field) => !part.includes(field)),
        );
      });
      setSavedPart([]);
      const known = changed.filter((field) => !options.unread?.has(field));
      const lost = unsavedByPlatform(known, { before: now, typed: values, fresh });
      setDropped(lost);
      rebase(values, fresh, lost);
    } catch (error) {
      if (!isKind(error, 'validation')) return;
      const fieldErrors = options.errorsOf(error.fields, values, changed);
      // Also what a search had hidden: what is refused is always shown.
      focusAfter(() => setRefusal({ sent: values, errors: fieldErrors }), firstInvalidField);
    }
  };

  return {
    control: form.control,
    setValue: form.setValue,
    getValues: form.getValues,
    revalidate,
    refusal,
    elsewhere: {
      // What is being saved here comes back as the platform writes it.
      since: mutation.isPending ? { saved, began: saved } : since,
      take(field) {
        form.setValue(pathOf<Values>(field), saved[field], {
          shouldDirty: true,
          shouldTouch: true,
        });
        beginAnew([field], saved);
        revalidate();
        form.setFocus(pathOf<Values>(field));
      },
      keep(field) {
        beginAnew([field], saved);
        form.setFocus(pathOf<Values>(field));
      },
    },
    isOvertaken: look.isOvertaken,
    saving: mutation.isPending || look.isUnderway,
    isSaved: mutation.isSuccess,
    error: saveError(
      mutation.error ?? look.error,
      refusal && {
        others: refusal.errors.others,
        placed: Object.keys(refusal.errors.fields).length > 0,
      },
    ),
    savedPart,
    notKept: dropped,
    save: () => void form.handleSubmit(send)(),
    discard() {
      const typed = form.getValues();
      const given = fields.filter((field) => !sameValue(typed[field], saved[field]));
      forgetOutcome();
      mutation.reset();
      form.reset(saved, replaceAll);
      beginAnew(fields, saved);
      return () => {
        const now = form.getValues();
        const untouched = given.filter((field) => sameValue(now[field], saved[field]));
        beginAnew(untouched, since.began);
        put(copyFields(now, untouched, typed));
      };
    },
    hasChanges: () => changedFields(saved, form.getValues()).length > 0,
  };
}

/** A field by its name, as the library wants to be asked for it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is a path, which TypeScript cannot see of a type it does not know yet
const pathOf = <Values extends FieldValues>(field: string) => field as Path<Values>;
