import { profileLimits } from '../../rules/limits.ts';
import { containsCredentials, isWebsite } from '../../rules/web-address.ts';
import { phoneOrigin } from '../../rules/phone-number.ts';
import type { Profile } from '../profile.ts';
import { hasHidden, refuse, type Judge, type Refusal } from './judge.ts';

/** A business that only visits has to be reachable in some way. */
const unreachable = ({ storefrontAddress, serviceArea, phoneNumbers, websiteUri }: Profile) =>
  refuse([
    storefrontAddress === null &&
      serviceArea.length > 0 &&
      phoneNumbers.primaryPhone === null &&
      websiteUri === null,
    'MISSING_BOTH_PHONE_AND_WEBSITE',
    'A business without an address needs a phone number or a website.',
  ]);

function judgeNumber(phone: string, region: string | undefined): readonly Refusal[] {
  const origin = phoneOrigin(phone, region);
  if (origin === null)
    return refuse([true, 'INVALID_PHONE_NUMBER', `${phone} is not a phone number.`]);
  const { country, home } = origin;
  return refuse([
    home !== undefined && country !== undefined && country !== home,
    'INVALID_PHONE_NUMBER_FOR_REGION',
    `The number belongs to ${country}, the address to ${home}.`,
  ]);
}

export const judgePhones: Judge = ({ next }) => {
  const { primaryPhone, additionalPhones } = next.phoneNumbers;
  const numbers = [primaryPhone, ...additionalPhones].filter((phone) => phone !== null);
  const faults = numbers.flatMap((phone) => judgeNumber(phone, next.storefrontAddress?.regionCode));
  return [
    ...faults.filter(({ reason }, index) => faults.findIndex((f) => f.reason === reason) === index),
    ...refuse(
      [
        primaryPhone === null && additionalPhones.length > 0,
        'MISSING_PRIMARY_PHONE_NUMBER',
        'Additional numbers need a primary one.',
      ],
      [
        additionalPhones.length > profileLimits.additionalPhones,
        'TOO_MANY_VALUES',
        `There are more than ${profileLimits.additionalPhones} additional numbers.`,
      ],
    ),
    ...unreachable(next),
  ];
};

/** Pages of others, and addresses behind which any page can be. */
const otherProviders =
  /(^|\.)(facebook|fb|instagram|twitter|x|tiktok|youtube|linkedin|pinterest|whatsapp)\.com$|(^|\.)(bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|linktr\.ee|wa\.me|t\.me|fb\.me|m\.me|youtu\.be)$|^(apps\.apple|play\.google)\.com$/;

export const judgeWebsite: Judge = ({ next }) => {
  const address = next.websiteUri;
  if (address === null) return unreachable(next);
  if (!isWebsite(address) || containsCredentials(address) || hasHidden(address))
    return refuse([true, 'INVALID_URL', 'The website is not the address of a page.']);
  return refuse(
    [
      address.length > profileLimits.websiteUrl,
      'STRING_TOO_LONG',
      `The website has more than ${profileLimits.websiteUrl} characters.`,
    ],
    [
      otherProviders.test(new URL(address).hostname),
      'URL_PROVIDER_NOT_ALLOWED',
      'A website has to be a page of the business: no social network, no app store, no shortened link.',
    ],
  );
};
