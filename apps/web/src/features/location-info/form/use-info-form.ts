import type { Location } from '@placekeeper/contracts/model/location';
import { useState } from 'react';
import { useForm, type Resolver, type UseFormSetValue } from 'react-hook-form';
import { isKind } from '../../../data/api-error.ts';
import { useSaveLocation } from '../../../data/locations.ts';
import type { FieldStates } from '../../../widgets/publishing/field-states.ts';
import { followSaved, replaceAll } from '../../../widgets/form-reset.ts';
import { saveProblem } from '../../../widgets/save-problem.ts';
import { categoryIds } from '../categories/chosen-categories.ts';
import { useChangedElsewhere } from './changed-elsewhere.ts';
import { changedFields, infoFields, sameValue } from './changed-fields.ts';
import type { FormView } from './form-view.ts';
import type { InfoContext } from './info-resolver.ts';
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
  /** As if it were typed. */
  readonly setValue: UseFormSetValue<InfoValues>;
  readonly hasChanges: () => boolean;
}

export function useInfoForm(location: Location, states: FieldStates): InfoForm {
  const saved = valuesOf(location);
  const update = useSaveLocation(location.id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm<InfoValues, InfoContext>({
    defaultValues: saved,
    values: saved,
    resetOptions: followSaved,
    context: { saved },
    resolver: infoResolver,
    reValidateMode: 'onSubmit',
  });

  const { since, beginAnew } = useChangedElsewhere(saved, form.getValues);

  const judgeAgain = () => {
    const wrong = infoFields.filter((field) => form.getFieldState(field).invalid);
    if (wrong.length > 0) void form.trigger(wrong);
  };

  const rebase = (sent: InfoValues, fresh: InfoValues) => {
    const now = form.getValues();
    const typedSince = infoFields.filter((field) => !sameValue(now[field], sent[field]));
    form.reset(fresh, replaceAll);
    beginAnew(infoFields, fresh);
    if (typedSince.length === 0) return;
    const kept = Object.fromEntries(typedSince.map((field) => [field, now[field]]));
    form.reset({ ...fresh, ...kept }, { ...replaceAll, keepDefaultValues: true });
  };

  const send = async (values: InfoValues) => {
    const changed = changedFields(saved, values);
    if (changed.length === 0) return;
    setRefusal(null);
    try {
      const answer = await update.mutateAsync({
        patch: patchOf(values, changed),
        categories: changed.includes('categories') ? categoryIds(values.categories) : null,
        // Before it may go to its customers the business must be of a kind that does; and the other way round.
        categoriesFirst: values.service_areas.length > 0 || !values.has_storefront_address,
      });
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
    view: {
      control: form.control,
      judgeAgain,
      refusal,
      states,
      elsewhere: {
        since,
        take(field) {
          form.setValue(field, saved[field], { shouldDirty: true, shouldTouch: true });
          beginAnew([field], saved);
          judgeAgain();
          form.setFocus(field);
        },
      },
    },
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
      form.reset(saved, replaceAll);
      beginAnew(infoFields, saved);
    },
    setValue: form.setValue,
    hasChanges: () => changedFields(saved, form.getValues()).length > 0,
  };
}

/** The provider's rules are asked for by the first save. Should they not come, the platform judges alone. */
const infoResolver: Resolver<InfoValues, InfoContext> = async (values, context, options) => {
  const rules = await import('./info-resolver.ts').catch(() => null);
  return rules ? rules.infoResolver(values, context, options) : { values, errors: {} };
};
