import { profileLimits } from '../../rules/limits.ts';
import { containsCredentials, isWebsite } from '../../rules/web-address.ts';
import { countryInSentence } from '../../wording/country-name.ts';
import { phoneOrigin } from '../../rules/phone-number.ts';
import type { Profile } from '../profile.ts';
import { hasHidden, rejectWhere, type Validator, type Rejection } from './validator.ts';
import type { SocialNetwork } from '../../rules/provider-fields.ts';
import { validateSocialProfile } from '../../rules/validate-social-profile.ts';

const unreachable = ({ storefrontAddress, serviceArea, phoneNumbers, websiteUri }: Profile) =>
  rejectWhere([
    storefrontAddress === null &&
      serviceArea.length > 0 &&
      phoneNumbers.primaryPhone === null &&
      websiteUri === null,
    'MISSING_BOTH_PHONE_AND_WEBSITE',
    'A business without an address needs a phone number or website.',
  ]);

function validateNumber(phone: string, region: string | undefined): readonly Rejection[] {
  const origin = phoneOrigin(phone, region);
  if (origin === null)
    return rejectWhere([true, 'INVALID_PHONE_NUMBER', `${phone} isn’t a phone number.`]);
  const { country, home } = origin;
  return rejectWhere([
    home !== undefined && country !== undefined && country !== home,
    'INVALID_PHONE_NUMBER_FOR_REGION',
    `The number is from ${countryInSentence(country ?? '')}, but the address is in ${countryInSentence(home ?? '')}.`,
  ]);
}

export const validatePhones: Validator = ({ next }) => {
  const { primaryPhone, additionalPhones } = next.phoneNumbers;
  const numbers = [primaryPhone, ...additionalPhones].filter((phone) => phone !== null);
  const errors = numbers.flatMap((phone) =>
    validateNumber(phone, next.storefrontAddress?.regionCode),
  );
  return [
    ...errors.filter(({ reason }, index) => errors.findIndex((f) => f.reason === reason) === index),
    ...rejectWhere(
      [
        primaryPhone === null && additionalPhones.length > 0,
        'MISSING_PRIMARY_PHONE_NUMBER',
        'Add a primary number first.',
      ],
      [
        additionalPhones.length > profileLimits.additionalPhones,
        'TOO_MANY_VALUES',
        `Google allows up to ${profileLimits.additionalPhones} additional numbers.`,
      ],
    ),
    ...unreachable(next),
  ];
};

/** Hosts of social networks, app stores and URL shorteners, which Google does not accept as a website. */
const otherProviders =
  /(^|\.)(facebook|fb|instagram|twitter|x|tiktok|youtube|linkedin|pinterest|whatsapp)\.com$|(^|\.)(bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|linktr\.ee|wa\.me|t\.me|fb\.me|m\.me|youtu\.be)$|^(apps\.apple|play\.google)\.com$/;

export const validateWebsite: Validator = ({ next }) => {
  const address = next.websiteUri;
  if (address === null) return unreachable(next);
  if (!isWebsite(address) || containsCredentials(address) || hasHidden(address))
    return rejectWhere([true, 'INVALID_URL', 'This isn’t a website URL.']);
  return rejectWhere(
    [
      address.length > profileLimits.websiteUrl,
      'STRING_TOO_LONG',
      `The website has more than ${profileLimits.websiteUrl} characters.`,
    ],
    [
      otherProviders.test(new URL(address).hostname),
      'URL_PROVIDER_NOT_ALLOWED',
      'Use the business’s own website, not a social network, app store or shortened link.',
    ],
  );
};

export const validateSocialField =
  (network: SocialNetwork): Validator =>
  ({ next }) => {
    const error = validateSocialProfile(network, next.socialProfiles[network] ?? '');
    return rejectWhere([
      next.socialProfiles[network] !== undefined && error !== null,
      'ATTRIBUTE_PROVIDER_URL_NOT_ALLOWED',
      error ?? '',
    ]);
  };
