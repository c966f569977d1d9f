import { characterCount } from '../../rules/character-count.ts';
import { profileLimits } from '../../rules/limits.ts';
import { containsPhoneNumber } from '../../rules/phone-in-text.ts';
import { containsWebAddress } from '../../rules/web-address.ts';
import { hasHidden, hiddenMessage, rejectWhere, type Validator } from './validator.ts';

const bannedInTitles =
  /(?<!\w)(best|cheapest|no\.? ?1|#1|sale|discount|free delivery|open 24 hours|opening hours)(?!\w)/i;

export const isInCapitals = (title: string): boolean =>
  title.length > 4 && title === title.toUpperCase() && /[A-Z]{5}/.test(title);

export const validateTitle: Validator = ({ next: { title } }) => [
  ...rejectWhere(
    [title.trim() === '', 'REQUIRED_FIELD_MISSING_VALUE', 'A profile needs a name.'],
    [
      characterCount(title) > profileLimits.name,
      'STRING_TOO_LONG',
      `The name has more than ${profileLimits.name} characters.`,
    ],
    [bannedInTitles.test(title), 'FORBIDDEN_WORDS', 'The name contains promotional words.'],
    [hasHidden(title), 'INVALID_INTERCHANGE_CHARACTERS', hiddenMessage],
  ),
  ...rejectWhere(
    [isInCapitals(title), 'INVALID_CHARACTERS', 'The name is in all caps.'],
    [/[<>™®©]/.test(title), 'INVALID_CHARACTERS', 'The name contains <, >, ™, ® or ©.'],
    [containsWebAddress(title), 'INVALID_CHARACTERS', 'The name contains a URL.'],
    [containsPhoneNumber(title), 'INVALID_CHARACTERS', 'The name contains a phone number.'],
  ).slice(0, 1),
];

export const validateStoreCode: Validator = ({ next: { storeCode } }) => {
  const code = storeCode ?? '';
  return rejectWhere(
    [
      characterCount(code) > profileLimits.storeCode,
      'STRING_TOO_LONG',
      `The store code has more than ${profileLimits.storeCode} characters.`,
    ],
    [
      /[<>]/.test(code) || code !== code.trim() || containsWebAddress(code),
      'INVALID_CHARACTERS',
      'The store code contains < or >, a URL, or a space at the start or end.',
    ],
    [hasHidden(code), 'INVALID_INTERCHANGE_CHARACTERS', hiddenMessage],
  );
};
