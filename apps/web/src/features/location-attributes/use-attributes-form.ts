import type { LocationId } from '@placekeeper/contracts/core/id';
import { useUpdateAttributes } from '../../data/attributes/mutations.ts';
import { readAttributesAgain, type LocationAttributes } from '../../data/attributes/queries.ts';
import {
  answersOf,
  changedAttributes,
  attributeInputOf,
  type Answers,
} from '../../widgets/attributes/answers.ts';
import type { SavedForm } from '../../widgets/saved-form/saved-form.ts';
import { useFormStatus, type FormStatus } from '../../widgets/saved-form/use-form-status.ts';
import { useSavedForm } from '../../widgets/saved-form/use-saved-form.ts';
import { attributeErrorsOf } from './refused-attributes.ts';

export type AttributesForm = SavedForm<Answers> & FormStatus<Answers>;

export function useAttributesForm(
  id: LocationId,
  { available, attributes: set }: LocationAttributes,
): AttributesForm {
  const update = useUpdateAttributes(id);
  const attributesIn = (names: readonly string[]) =>
    available.filter(({ name }) => names.includes(name));
  const form = useSavedForm<Answers>({
    saved: answersOf(available, set),
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
  return { ...form, ...useFormStatus(form) };
}
