import { useState } from 'react';
import { useForm, type FieldValues, type Path } from 'react-hook-form';
import { runPress } from '../../data/api/run-mutation.ts';
import { isApiError, isKind, type ApiError } from '../../data/http/api-error.ts';
import { isOutcomeUnknown, asNotDone } from '../../data/http/recover-lost-response.ts';
import { receivesEvents } from '../../data/http/realtime-connection.ts';
import { firstInvalidField } from '../../lib/browser/first-invalid-field.ts';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { focusEditConflict } from '../form/focus-edit-conflict.ts';
import { saveError } from '../form/save-error.ts';
import {
  afterLostResponse,
  beforeSaving,
  conflictingFields,
  copyFields,
  useEditBaseline,
  type SentFields,
  unsavedByPlatform,
} from './edit-conflicts.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import type {
  FieldOf,
  SavedContext,
  SavedForm,
  SavedFormOptions,
  RejectedSave,
} from './saved-form.ts';
import { useOverwritten } from './use-overwritten.ts';
import { useReadAfterSave } from '../../data/realtime/use-read-after-save.ts';

/** When saved values change, untouched fields follow and changed fields stay. */
const followSaved = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepTouched: true,
} as const;

/**
 * Resets all fields to the saved values. react-hook-form merges the form's `resetOptions`, so each option is
 * overridden.
 */
const replaceAll = {
  keepDirtyValues: false,
  keepErrors: false,
  keepIsSubmitted: false,
  keepTouched: false,
  keepFieldsRef: true,
} as const;

const edit = { shouldDirty: true, shouldTouch: true } as const;

interface Look {
  readonly isUnderway: boolean;
  readonly isOvertaken: boolean;
  readonly isUncertain: boolean;
  /** True if the response was lost, but the platform has the sent values. */
  readonly isSaved: boolean;
  readonly error: ApiError | null;
}

const noLook: Look = {
  isUnderway: false,
  isOvertaken: false,
  isUncertain: false,
  isSaved: false,
  error: null,
};

/** A form over saved values. Untouched fields follow the saved values; changed fields stay until they are saved. */
export function useSavedForm<Values extends FieldValues>(
  options: SavedFormOptions<Values>,
): SavedForm<Values> {
  const { saved, fields, changedFields, resolver, mutation } = options;
  const [refusal, setRefusal] = useState<RejectedSave<Values> | null>(null);
  const [savedPart, setSavedPart] = useState<readonly FieldOf<Values>[]>([]);
  const [dropped, setDropped] = useState<readonly FieldOf<Values>[]>([]);
  const [look, setLook] = useState<Look>(noLook);
  const [unanswered, setUnanswered] = useState<readonly SentFields<Values>[]>([]);
  const overwritten = useOverwritten<Values, FieldOf<Values>>(saved);
  const reading = useReadAfterSave();
  const form = useForm<Values, SavedContext<Values>>({
    values: saved,
    resetOptions: followSaved,
    context: { saved },
    reValidateMode: 'onSubmit',
    ...(resolver && { resolver }),
  });
  const { since, restartFrom } = useEditBaseline(fields, saved, form.getValues, unanswered);

  const revalidate = () => {
    const wrong = fields.map(pathOf<Values>).filter((name) => form.getFieldState(name).invalid);
    if (wrong.length > 0) void form.trigger(wrong);
  };

  const put = (values: Values) =>
    form.reset(values, { ...replaceAll, keepDefaultValues: true, keepErrors: true });

  /** Shows the saved values, but keeps edits made during the save and fields that were not saved. */
  const rebase = (sent: Values, fresh: Values, unsaved: readonly FieldOf<Values>[]) => {
    const now = form.getValues();
    const kept = fields.filter(
      (field) => unsaved.includes(field) || !sameValue(now[field], sent[field]),
    );
    form.reset(fresh, replaceAll);
    restartFrom(
      fields.filter((field) => !unsaved.includes(field)),
      fresh,
    );
    if (kept.length > 0) put(copyFields(fresh, kept, now));
  };

  const chosen = (field: FieldOf<Values>) => {
    setLook(noLook);
    restartFrom([field], saved);
    overwritten.forget([field]);
  };

  const forgetOutcome = () => {
    setRefusal(null);
    setSavedPart([]);
    setDropped([]);
    setLook(noLook);
  };

  const send = async (typed: Values) => {
    const edited = changedFields(saved, typed);
    if (edited.length === 0) return setLook(noLook);
    const { isUncertain } = look;
    forgetOutcome();
    reading.stop();
    mutation.reset();
    const ask = () => {
      setLook({ ...noLook, isOvertaken: true });
      focusEditConflict();
    };
    if (conflictingFields(edited, since, typed).length > 0) return ask();
    if (options.confirm && !(await options.confirm(typed, edited))) return setLook(noLook);
    setLook({ ...noLook, isUnderway: true });
    let now: Values;
    try {
      now = await options.current();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setLook({ ...noLook, isUncertain, error });
      return;
    }
    const next = beforeSaving({ since, now, typed, sent: unanswered, changedFields });
    if (next.kind === 'ask') return ask();
    setLook(noLook);
    const { values, changed } = next;
    // Keeps the values of earlier saves, because the form can show them after a later read.
    setUnanswered((earlier) => [...earlier, { values, fields: changed }]);
    overwritten.forget(changed);
    /** If the platform returns no values, it is unknown what it saved. */
    const remember = (fresh: Values, stored: readonly FieldOf<Values>[]) => {
      if (fresh !== values) overwritten.remember({ values: fresh, fields: stored });
    };
    try {
      const fresh = await options.send(values, changed, (part, answer) => {
        setSavedPart(part);
        remember(answer, part);
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
      setUnanswered([]);
      remember(
        fresh,
        known.filter((one) => !lost.includes(one)),
      );
      if (!receivesEvents() || !options.hasEvents?.(changed)) reading.start(options.current);
    } catch (error) {
      if (isOutcomeUnknown(error)) return lookAfter(error, { before: now, sent: values, changed });
      if (!isKind(error, 'validation')) return;
      setUnanswered([]);
      const fieldErrors = options.errorsOf(error.fields, values, changed);
      // A field with an error is visible even if a search hides the others, so it can get the focus.
      focusAfter(() => setRefusal({ sent: values, errors: fieldErrors }), firstInvalidField);
    }
  };

  /** ERR-4: after a lost response, reads what the platform saved. */
  const lookAfter = async (
    error: ApiError,
    {
      changed,
      ...values
    }: Record<'before' | 'sent', Values> & { changed: readonly FieldOf<Values>[] },
  ) => {
    setLook({ ...noLook, isUnderway: true });
    let fresh: Values;
    try {
      fresh = await options.current();
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      return setLook({ ...noLook, isUncertain: true, error });
    }
    const known = changed.filter((field) => !options.unread?.has(field));
    const { saved: kept, unsaved, unclear } = afterLostResponse(known, { ...values, fresh });
    const open = changed.filter((field) => !kept.includes(field));
    if (kept.length > 0) {
      rebase(values.sent, fresh, open);
      overwritten.remember({ values: fresh, fields: kept });
    }
    if (open.length > 0) {
      setSavedPart(kept);
      const isUncertain = unclear.length > 0 || known.length < changed.length;
      return setLook({
        ...noLook,
        isUncertain,
        error: unsaved.length === changed.length ? asNotDone(error) : error,
      });
    }
    setSavedPart([]);
    setUnanswered([]);
    mutation.reset();
    setLook({ ...noLook, isSaved: true });
    if (!receivesEvents() || !options.hasEvents?.(changed)) reading.start(options.current);
  };

  const saving = mutation.isPending || look.isUnderway;

  return {
    saved,
    fields,
    changedFields,
    control: form.control,
    setValue: form.setValue,
    getValues: form.getValues,
    revalidate,
    check: (field) => void form.trigger(pathOf<Values>(field)),
    refusal,
    elsewhere: {
      // While the save runs, its own event can bring normalized values, which are no conflict.
      since: mutation.isPending ? { saved, began: saved } : since,
      overwritten: overwritten.fields,
      take(field) {
        chosen(field);
        form.setValue(pathOf<Values>(field), saved[field], edit);
        revalidate();
        form.setFocus(pathOf<Values>(field));
      },
      keep(field) {
        // If the field shows the other user's value, restores the value that this form saved.
        if (sameValue(form.getValues(pathOf<Values>(field)), saved[field]))
          form.setValue(pathOf<Values>(field), overwritten.mine[field], edit);
        chosen(field);
        form.setFocus(pathOf<Values>(field));
      },
    },
    isOvertaken: look.isOvertaken,
    overwrittenCount: overwritten.fields.length,
    saving,
    isSaved: mutation.isSuccess || look.isSaved,
    isUncertain: look.isUncertain,
    error: saveError(
      look.isUnderway ? null : (look.error ?? mutation.error),
      refusal && {
        others: refusal.errors.others,
        placed: Object.keys(refusal.errors.fields).length > 0,
      },
    ),
    savedPart,
    notKept: dropped,
    save() {
      if (saving) return;
      // Busy from the start, because the validation rules may still be loading.
      setLook({ ...noLook, isUnderway: true });
      // Ignored here, because the mutation cache already reports exceptions that aren't failed requests.
      runPress(form.handleSubmit(send, () => setLook(noLook))).catch(() => undefined);
    },
    discard() {
      const typed = form.getValues();
      const given = fields.filter((field) => !sameValue(typed[field], saved[field]));
      forgetOutcome();
      mutation.reset();
      form.reset(saved, replaceAll);
      restartFrom(fields, saved);
      return () => {
        const now = form.getValues();
        const untouched = given.filter((field) => sameValue(now[field], saved[field]));
        restartFrom(untouched, since.began);
        put(copyFields(now, untouched, typed));
      };
    },
    hasChanges: () => changedFields(saved, form.getValues()).length > 0,
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is a path, which TypeScript cannot see of a type it does not know yet
const pathOf = <Values extends FieldValues>(field: string) => field as Path<Values>;
