import { profileLimits } from '@placekeeper/contracts/rules/limits';
import type { CountryCode } from 'libphonenumber-js/max';
import type { Profile } from '../provider/profile.ts';
import { readPhone } from './phone.ts';
import { listOf, type Row } from './row.ts';
import { isWebsite } from '@placekeeper/contracts/rules/web-address';

export function readPhones(row: Row, region: CountryCode | undefined): Profile['phoneNumbers'] {
  const read = (column: 'Primary phone' | 'Additional phones', text: string): string => {
    const result = readPhone(text, region);
    if ('phone' in result) return result.phone;
    row.fail(column, result.fault);
    return text;
  };
  const primary = row.cell('Primary phone');
  const additional = listOf(row.cell('Additional phones'));
  if (additional.length > profileLimits.additionalPhones) {
    row.fail(
      'Additional phones',
      `${profileLimits.additionalPhones} additional phone numbers are possible; these are ${additional.length}.`,
    );
  }
  return {
    primaryPhone: primary === '' ? null : read('Primary phone', primary),
    additionalPhones: additional.map((phone) => read('Additional phones', phone)),
  };
}

export function readWebsite(row: Row): string | null {
  const website = row.cell('Website');
  if (website === '') return null;
  if (!isWebsite(website))
    row.fail(
      'Website',
      `"${website}" is not a full web address; write it as https://www.example.com/bristol.`,
    );
  if (website.length > profileLimits.websiteUrl) {
    row.fail(
      'Website',
      `A web address can have ${profileLimits.websiteUrl} characters; this one has ${website.length}.`,
    );
  }
  return website;
}
