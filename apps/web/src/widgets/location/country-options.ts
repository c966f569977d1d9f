import { countryCodes } from '@placekeeper/contracts/rules/country-code';
import { countryName } from '@placekeeper/contracts/wording/country-name';

export const countryOptions = Array.from(countryCodes, (code) => ({
  value: code,
  label: countryName(code),
})).toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
