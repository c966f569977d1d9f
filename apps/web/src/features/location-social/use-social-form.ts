import type { Location } from '@placekeeper/contracts/model/location';
import { socialNetworks, type SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import { useState } from 'react';
import { useForm, useWatch, type Control, type FieldErrors, type Resolver } from 'react-hook-form';
import { isKind } from '../../data/api-error.ts';
import { useUpdateSocialProfiles } from '../../data/locations.ts';
import { followSaved, replaceAll } from '../../widgets/form-reset.ts';
import { saveProblem } from '../../widgets/save-problem.ts';
import {
  changedNetworks,
  changeOf,
  faultOf,
  problemsOf,
  valuesOf,
  type SocialValues,
} from './social-values.ts';
import { completed } from './suggest-address.ts';

interface Refusal extends ReturnType<typeof problemsOf> {
  readonly sent: SocialValues;
}

interface Context {
  readonly saved: SocialValues;
}

export interface SocialForm {
  readonly control: Control<SocialValues, Context>;
  /** Judges again what is wrong: with every change, and never on leaving a box, which would move what is being pressed. */
  readonly judgeAgain: () => void;
  /** What the platform holds. */
  readonly saved: SocialValues;
  readonly changed: readonly SocialNetwork[];
  /** What the platform refused and nobody changed since. */
  readonly refused: (network: SocialNetwork) => string | undefined;
  readonly saving: boolean;
  readonly isSaved: boolean;
  /** What went wrong with the last save and belongs to no field. */
  readonly problem: string | null;
  readonly save: () => void;
  readonly discard: () => void;
  readonly hasChanges: () => boolean;
}

export function useSocialForm(location: Location): SocialForm {
  const saved = valuesOf(location);
  const update = useUpdateSocialProfiles(location.id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm<SocialValues, Context>({
    defaultValues: saved,
    values: saved,
    resetOptions: followSaved,
    context: { saved },
    resolver,
    reValidateMode: 'onSubmit',
  });
  const now = useWatch({ control: form.control, compute: copy });

  const rebase = (sent: SocialValues, fresh: SocialValues) => {
    const typed = form.getValues();
    const since = socialNetworks.filter((network) => typed[network] !== sent[network]);
    form.reset(fresh, replaceAll);
    for (const network of since) form.setValue(network, typed[network], { shouldDirty: true });
  };

  const send = async (values: SocialValues) => {
    const changed = changedNetworks(saved, values);
    if (changed.length === 0) return;
    setRefusal(null);
    try {
      const answer = await update.mutateAsync(changeOf(changed, values));
      rebase(values, valuesOf(answer.location));
    } catch (error) {
      if (!isKind(error, 'validation')) return;
      const refused = problemsOf(error.fields);
      setRefusal({ ...refused, sent: values });
      const first = changed.find((network) => refused.fields[network]);
      if (first) form.setFocus(first);
    }
  };

  return {
    control: form.control,
    judgeAgain() {
      const wrong = socialNetworks.filter((network) => form.getFieldState(network).invalid);
      if (wrong.length > 0) void form.trigger(wrong);
    },
    saved,
    changed: changedNetworks(saved, now),
    refused: (network) =>
      refusal?.sent[network] === now[network] ? refusal.fields[network] : undefined,
    saving: update.isPending,
    isSaved: update.isSuccess,
    problem: saveProblem(
      update.error,
      refusal && { others: refusal.others, placed: Object.keys(refusal.fields).length > 0 },
    ),
    save() {
      for (const network of changedNetworks(saved, form.getValues())) {
        const typed = form.getValues(network);
        const whole = completed(network, typed);
        if (whole !== typed) form.setValue(network, whole, { shouldDirty: true });
      }
      void form.handleSubmit(send)();
    },
    discard() {
      setRefusal(null);
      update.reset();
      form.reset(saved, replaceAll);
    },
    hasChanges: () => changedNetworks(saved, form.getValues()).length > 0,
  };
}

const copy = (values: SocialValues): SocialValues => ({ ...values });

const resolver: Resolver<SocialValues, Context> = (values, context) => {
  const errors: FieldErrors<SocialValues> = {};
  for (const network of socialNetworks) {
    const message = faultOf(network, context?.saved[network] ?? '', values[network]);
    if (message) errors[network] = { type: 'provider', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
