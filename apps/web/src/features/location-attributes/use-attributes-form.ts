import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { attributes } from '@placekeeper/contracts/endpoints/attributes';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { isKind } from '../../data/api-error.ts';
import { useUpdateAttributes } from '../../data/attributes.ts';
import { firstWrong } from '../../lib/first-wrong.ts';
import { focusAfter } from '../../lib/focus-after.ts';
import { followSaved, replaceAll } from '../../widgets/form-reset.ts';
import { saveProblem } from '../../widgets/save-problem.ts';
import {
  answerOf,
  answersOf,
  changedAttributes,
  inputOf,
  sameAnswer,
  type Answers,
} from '../../widgets/attributes/answers.ts';
import { refusalOf, type Refusal } from './refusal.ts';

export interface AttributesForm {
  readonly control: Control<Answers>;
  /** What is answered now, saved or not. */
  readonly now: Answers;
  readonly changed: readonly AttributeMetadata[];
  readonly refusal: Refusal | null;
  readonly saving: boolean;
  readonly isSaved: boolean;
  /** What went wrong with the last save and belongs to no attribute. */
  readonly problem: string | null;
  readonly save: () => void;
  readonly discard: () => void;
  readonly hasChanges: () => boolean;
}

export function useAttributesForm(
  id: LocationId,
  { available, attributes: set }: SuccessOf<typeof attributes.show>,
): AttributesForm {
  const saved = answersOf(available, set);
  const update = useUpdateAttributes(id);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm<Answers>({
    defaultValues: saved,
    values: saved,
    resetOptions: followSaved,
  });
  const now = useWatch({ control: form.control, compute: copy });

  const rebase = (sent: Answers, fresh: Answers) => {
    const typed = form.getValues();
    const since = available.filter(
      ({ name }) => !sameAnswer(answerOf(typed, name), answerOf(sent, name)),
    );
    form.reset(fresh, replaceAll);
    for (const { name } of since) form.setValue(name, answerOf(typed, name), { shouldDirty: true });
  };

  const send = async (answers: Answers) => {
    const sent = changedAttributes(available, saved, answers);
    if (sent.length === 0) return;
    setRefusal(null);
    try {
      const fresh = await update.mutateAsync(sent.map((attribute) => inputOf(attribute, answers)));
      rebase(answers, answersOf(fresh.available, fresh.attributes));
    } catch (error) {
      if (!isKind(error, 'validation')) return;
      const refused = refusalOf(sent, answers, error.fields);
      // Also one that the search had hidden: what is refused is always shown.
      focusAfter(() => setRefusal(refused), firstWrong);
    }
  };

  return {
    control: form.control,
    now,
    changed: changedAttributes(available, saved, now),
    refusal,
    saving: update.isPending,
    isSaved: update.isSuccess,
    problem: saveProblem(
      update.error,
      refusal && { others: refusal.others, placed: Object.keys(refusal.problems).length > 0 },
    ),
    save: () => void form.handleSubmit(send)(),
    discard() {
      setRefusal(null);
      update.reset();
      form.reset(saved, replaceAll);
    },
    hasChanges: () => changedAttributes(available, saved, form.getValues()).length > 0,
  };
}

const copy = (answers: Answers): Answers => ({ ...answers });
