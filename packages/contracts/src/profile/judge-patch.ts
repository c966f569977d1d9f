import { socialNetworks, type ProviderField } from '../rules/provider-fields.ts';
import { judgeDescription, judgeOpeningDate, judgeOpenStatus } from './judges/about.ts';
import { judgePhones, judgeWebsite } from './judges/contact.ts';
import { judgeRegularHours, judgeSpecialHours } from './judges/hours.ts';
import type { Judge, JudgedPatch } from './judges/judge.ts';
import { judgeStoreCode, judgeTitle } from './judges/names.ts';
import { judgeCategories, judgeServices } from './judges/offering.ts';
import { judgeAddress, judgePin, judgeServiceArea } from './judges/place.ts';
import { judgeSocialProfile } from './judges/social.ts';
import type { PatchFault } from './patch-fault.ts';

export interface PatchToJudge extends JudgedPatch {
  /** What the patch is about; the rest of the profile is not judged. */
  readonly fields: readonly ProviderField[];
  readonly standing: 'verified' | 'unverified' | 'suspended';
  /** Fields that Google changed after the patch was sent. */
  readonly changedSince: readonly ProviderField[];
}

const [facebook, instagram, linkedin, pinterest, tiktok, twitter, youtube] = socialNetworks;

const judges: Readonly<Record<ProviderField, Judge>> = {
  storeCode: judgeStoreCode,
  title: judgeTitle,
  phoneNumbers: judgePhones,
  categories: judgeCategories,
  storefrontAddress: judgeAddress,
  websiteUri: judgeWebsite,
  regularHours: judgeRegularHours,
  specialHours: judgeSpecialHours,
  'profile.description': judgeDescription,
  'openInfo.openingDate': judgeOpeningDate,
  'openInfo.status': judgeOpenStatus,
  serviceItems: judgeServices,
  'serviceArea.places': judgeServiceArea,
  latlng: judgePin,
  'attributes/url_facebook': judgeSocialProfile(facebook),
  'attributes/url_instagram': judgeSocialProfile(instagram),
  'attributes/url_linkedin': judgeSocialProfile(linkedin),
  'attributes/url_pinterest': judgeSocialProfile(pinterest),
  'attributes/url_tiktok': judgeSocialProfile(tiktok),
  'attributes/url_twitter': judgeSocialProfile(twitter),
  'attributes/url_youtube': judgeSocialProfile(youtube),
};

/** Why the provider takes no edits of a profile, whatever they say. */
export const standingMessages = {
  unverified: 'The business has not been verified with Google yet.',
  suspended: 'Google has suspended this profile.',
} as const;

/** Only the list of services: for everything else the last word wins. */
const stale = ({ changedSince }: PatchToJudge, field: ProviderField): readonly PatchFault[] =>
  field === 'serviceItems' && changedSince.includes(field)
    ? [
        {
          field,
          reason: 'STALE_DATA',
          message: 'Google changed the services meanwhile. Look at them again before saving.',
        },
      ]
    : [];

/** All refusals together, as Google gives them; one refused field refuses the whole attempt. */
export function judgePatch(patch: PatchToJudge): readonly PatchFault[] {
  const { fields, standing } = patch;
  if (standing !== 'verified') {
    const message = standingMessages[standing];
    return fields.map((field) => ({ field, reason: 'UNVERIFIED_LOCATION', message }));
  }
  return fields.flatMap((field) => [
    ...judges[field](patch).map(({ reason, message }) => ({ field, reason, message })),
    ...stale(patch, field),
  ]);
}

/** The provider's own brake: every field of the attempt may be sent again a little later. */
export const throttled = (fields: readonly ProviderField[]): readonly PatchFault[] =>
  fields.map((field) => ({
    field,
    reason: 'THROTTLED',
    message: 'This cannot be updated at the moment. Try again in a minute.',
  }));
