import type { Location } from '@placekeeper/contracts/model/location';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isKind } from '../../../data/api-error.ts';
import { useUpdateLocation } from '../../../data/locations.ts';
import type { FieldStates } from '../../../widgets/publishing/field-states.ts';
import { saveProblem } from '../../../widgets/save-problem.ts';
import { changedFields, infoFields, sameValue } from './changed-fields.ts';
import type { FormView } from './form-view.ts';
import { infoResolver, type InfoContext } from './info-resolver.ts';
import { patchOf } from './info-patch.ts';
import { valuesOf, type InfoValues } from './info-values.ts';
import { refusalOf, type Refusal } from './refusal.ts';

export interface InfoForm {
  readonly view: FormView;
  /** What the platform holds. */
  readonly saved: InfoValues;
  readonly saving: boolean;
  readonly isSaved: boolean;
  /** What went wrong with the last save and belongs to no field. */
  readonly problem: string | null;
  readonly save: () => void;
  readonly discard: () => void;
  readonly hasChanges: () => boolean;
}

/** The library adds the form's own `resetOptions`, so what must not be kept is said. */
const inPlace = {
  keepDirtyValues: false,
  keepErrors: false,
  keepIsSubmitted: false,
  keepTouched: false,
  keepFieldsRef: true,
} as const;

export function useInfoForm(location: Location, states: FieldStates): InfoForm {
  const saved = valuesOf(location);
  const update = useUpdateLocation(location.id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm<InfoValues, InfoContext>({
    defaultValues: saved,
    // When the location changes meanwhile, untouched fields follow and what is being typed stays.
    values: saved,
    resetOptions: {
      keepDirtyValues: true,
      keepErrors: true,
      keepIsSubmitted: true,
      keepTouched: true,
    },
    context: { saved },
    resolver: infoResolver,
    reValidateMode: 'onBlur',
  });

  const rebase = (sent: InfoValues, fresh: InfoValues) => {
    const now = form.getValues();
    const typedSince = infoFields.filter((field) => !sameValue(now[field], sent[field]));
    form.reset(fresh, inPlace);
    if (typedSince.length === 0) return;
    const kept = Object.fromEntries(typedSince.map((field) => [field, now[field]]));
    form.reset({ ...fresh, ...kept }, { ...inPlace, keepDefaultValues: true });
  };

  const send = async (values: InfoValues) => {
    const changed = changedFields(saved, values);
    if (changed.length === 0) return;
    setRefusal(null);
    try {
      const answer = await update.mutateAsync(patchOf(values, changed));
      rebase(values, valuesOf(answer.location));
    } catch (error) {
      if (!isKind(error, 'validation')) return;
      const refused = refusalOf(values, error.fields);
      setRefusal(refused);
      const first = infoFields.find((field) => refused.problems.fields[field]);
      if (first) form.setFocus(first);
    }
  };

  return {
    view: { control: form.control, refusal, states },
    saved,
    saving: update.isPending,
    isSaved: update.isSuccess,
    problem: saveProblem(
      update.error,
      refusal && {
        others: refusal.problems.others,
        placed: Object.keys(refusal.problems.fields).length > 0,
      },
    ),
    save: () => void form.handleSubmit(send)(),
    discard() {
      setRefusal(null);
      update.reset();
      form.reset(saved, inPlace);
    },
    hasChanges: () => changedFields(saved, form.getValues()).length > 0,
  };
}
