import type { Location } from '@placekeeper/contracts/model/location';
import { socialNetworks, type SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import { useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { readLocationAgain } from '../../data/location-cache/location-write.ts';
import { useUpdateSocialProfiles } from '../../data/locations/mutations.ts';
import {
  useSavedForm,
  type SavedContext,
  type SavedForm,
} from '../../widgets/saved-form/use-saved-form.ts';
import {
  changedNetworks,
  changeOf,
  profileUrlError,
  socialErrorsOf,
  socialValuesOf,
  type SocialValues,
} from './social-values.ts';
import { completed } from './suggest-url.ts';

export interface SocialForm extends SavedForm<SocialValues> {
  /** What is typed, saved or not. */
  readonly now: SocialValues;
  readonly changed: readonly SocialNetwork[];
}

export function useSocialForm(location: Location): SocialForm {
  const saved = socialValuesOf(location);
  const update = useUpdateSocialProfiles(location.id);
  const form = useSavedForm<SocialValues>({
    saved,
    fields: socialNetworks,
    changedFields: changedNetworks,
    resolver,
    errorsOf: socialErrorsOf,
    mutation: update,
    ...(location.social_profiles === undefined && { unread: new Set(socialNetworks) }),
    current: async () => socialValuesOf(await readLocationAgain(location.id)),
    async send(values, changed) {
      const answer = await update.mutateAsync(changeOf(changed, values));
      return answer.location ? socialValuesOf(answer.location) : values;
    },
  });
  const now = useWatch({ control: form.control, compute: copy });

  return {
    ...form,
    now,
    changed: changedNetworks(saved, now),
    save() {
      const typed = form.getValues();
      for (const network of changedNetworks(saved, typed)) {
        const whole = completed(network, typed[network]);
        if (whole !== typed[network]) form.setValue(network, whole, { shouldDirty: true });
      }
      form.save();
    },
  };
}

const copy = (values: SocialValues): SocialValues => ({ ...values });

const resolver: Resolver<SocialValues, SavedContext<SocialValues>> = (values, context) => {
  const errors: FieldErrors<SocialValues> = {};
  for (const network of socialNetworks) {
    const message = profileUrlError(network, context?.saved[network] ?? '', values[network]);
    if (message) errors[network] = { type: 'provider', message };
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
