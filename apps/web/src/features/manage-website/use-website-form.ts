import type { Location } from '@placekeeper/contracts/model/location';
import { useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { readLocationAgain } from '../../data/location-cache/location-write.ts';
import { useUpdateLocation } from '../../data/locations/mutations.ts';
import {
  useSavedForm,
  type SavedContext,
  type SavedForm,
} from '../../widgets/saved-form/use-saved-form.ts';
import {
  changedWebsiteFields,
  websiteErrorsIn,
  websitePatchOf,
  websiteErrorsOf,
  websiteValuesOf,
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
  const saved = websiteValuesOf(location);
  const update = useUpdateLocation(location.id);
  const form = useSavedForm<WebsiteValues>({
    saved,
    fields: websiteFields,
    changedFields: changedWebsiteFields,
    resolver,
    errorsOf: websiteErrorsOf,
    mutation: update,
    current: async () => websiteValuesOf(await readLocationAgain(location.id)),
    async send(values, changed) {
      const answer = await update.mutateAsync(websitePatchOf(changed, values));
      return answer.location ? websiteValuesOf(answer.location) : values;
    },
  });
  const now = useWatch({ control: form.control, compute: copy });
  return { ...form, now, changed: changedWebsiteFields(saved, now) };
}

const copy = (values: WebsiteValues): WebsiteValues => ({ ...values });

const resolver: Resolver<WebsiteValues, SavedContext<WebsiteValues>> = (values, context) => {
  const fieldErrors = websiteErrorsOf(
    websiteErrorsIn(changedWebsiteFields(context?.saved ?? values, values), values),
  );
  const errors: FieldErrors<WebsiteValues> = {};
  for (const field of websiteFields) {
    const message = fieldErrors.fields[field]?.message;
    if (message !== undefined) errors[field] = { type: 'provider', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
