import type { Location } from '@placekeeper/contracts/model/location';
import { useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { readLocationAgain } from '../../data/location-write.ts';
import { useUpdateLocation } from '../../data/locations.ts';
import {
  useSavedForm,
  type SavedContext,
  type SavedForm,
} from '../../widgets/saved-form/use-saved-form.ts';
import {
  changedFields,
  faultsOf,
  patchOf,
  problemsOf,
  valuesOf,
  websiteFields,
  type WebsiteField,
  type WebsiteValues,
} from './website-values.ts';

export interface WebsiteForm extends SavedForm<WebsiteValues> {
  /** What is typed, saved or not. */
  readonly now: WebsiteValues;
  readonly changed: readonly WebsiteField[];
}

/** WEB-1 */
export function useWebsiteForm(location: Location): WebsiteForm {
  const saved = valuesOf(location);
  const update = useUpdateLocation(location.id);
  const form = useSavedForm<WebsiteValues>({
    saved,
    fields: websiteFields,
    changedFields,
    resolver,
    problemsOf,
    mutation: update,
    current: async () => valuesOf(await readLocationAgain(location.id)),
    async send(values, changed) {
      const answer = await update.mutateAsync(patchOf(changed, values));
      return answer.location ? valuesOf(answer.location) : values;
    },
  });
  const now = useWatch({ control: form.control, compute: copy });
  return { ...form, now, changed: changedFields(saved, now) };
}

const copy = (values: WebsiteValues): WebsiteValues => ({ ...values });

const resolver: Resolver<WebsiteValues, SavedContext<WebsiteValues>> = (values, context) => {
  const faults = problemsOf(faultsOf(changedFields(context?.saved ?? values, values), values));
  const errors: FieldErrors<WebsiteValues> = {};
  for (const field of websiteFields) {
    const message = faults.fields[field]?.message;
    if (message !== undefined) errors[field] = { type: 'provider', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
