import type { LocationId } from '@placekeeper/contracts/core/id';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { useWatch } from 'react-hook-form';
import { useUpdateAttributes } from '../../data/attributes/mutations.ts';
import { readAttributesAgain, type LocationAttributes } from '../../data/attributes/queries.ts';
import {
  answersOf,
  changedAttributes,
  attributeInputOf,
  type Answers,
} from '../../widgets/attributes/answers.ts';
import type { SavedForm } from '../../widgets/saved-form/saved-form.ts';
import { useSavedForm } from '../../widgets/saved-form/use-saved-form.ts';
import { attributeErrorsOf } from './refused-attributes.ts';

export interface AttributesForm extends SavedForm<Answers> {
  /** The current answers, including unsaved changes. */
  readonly now: Answers;
  readonly changed: readonly AttributeMetadata[];
}

export function useAttributesForm(
  id: LocationId,
  { available, attributes: set }: LocationAttributes,
): AttributesForm {
  const saved = answersOf(available, set);
  const update = useUpdateAttributes(id);
  const attributesIn = (names: readonly string[]) =>
    available.filter(({ name }) => names.includes(name));
  const form = useSavedForm<Answers>({
    saved,
    fields: available.map(({ name }) => name),
    changedFields: (before, now) =>
      changedAttributes(available, before, now).map(({ name }) => name),
    mutation: update,
    async current() {
      const now = await readAttributesAgain(id);
      return answersOf(now.available, now.attributes);
    },
    async send(answers, changed) {
      const sent = attributesIn(changed).map((attribute) => attributeInputOf(attribute, answers));
      const fresh = await update.mutateAsync(sent);
      return answersOf(fresh.available, fresh.attributes);
    },
    errorsOf: (errors, sent, changed) => attributeErrorsOf(attributesIn(changed), sent, errors),
  });
  const now = useWatch({ control: form.control, compute: copy });
  return { ...form, now, changed: changedAttributes(available, saved, now) };
}

const copy = (answers: Answers): Answers => ({ ...answers });
