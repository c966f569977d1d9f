import { addDays, isCalendarDate } from '../../rules/calendar-date.ts';
import { characterCount } from '../../rules/character-count.ts';
import { profileLimits } from '../../rules/limits.ts';
import { containsPhoneNumber } from '../../rules/phone-in-text.ts';
import { containsWebAddress } from '../../rules/web-address.ts';
import { hasHidden, hiddenMessage, rejectWhere, type Validator } from './validator.ts';

export const validateDescription: Validator = ({
  live,
  next: { description, categories },
  catalogue,
}) => {
  const text = description ?? '';
  return [
    ...rejectWhere(
      [
        catalogue.isLodging(categories.primary) && live.description !== description,
        'LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION',
        'Google writes hotel descriptions itself.',
      ],
      [
        characterCount(text) > profileLimits.description,
        'STRING_TOO_LONG',
        `The description has more than ${profileLimits.description} characters.`,
      ],
      [
        containsWebAddress(text),
        'PROFILE_DESCRIPTION_CONTAINS_URL',
        'The description contains a URL.',
      ],
      [hasHidden(text, 'several'), 'INVALID_INTERCHANGE_CHARACTERS', hiddenMessage],
    ),
    ...rejectWhere(
      [containsPhoneNumber(text), 'INVALID_CHARACTERS', 'The description contains a phone number.'],
      [/[<>]/.test(text), 'INVALID_CHARACTERS', 'The description contains < or >.'],
    ).slice(0, 1),
  ];
};

export const validateOpeningDate: Validator = ({ next: { openingDate }, today }) => {
  if (openingDate === null) return [];
  if (/^\d{1,4}$/.test(openingDate))
    return rejectWhere([
      true,
      'OPENING_DATE_MISSING_YEAR_OR_MONTH',
      'The opening date needs at least a month and a year.',
    ]);
  if (/^(0000-|-)/.test(openingDate))
    return rejectWhere([
      true,
      'OPENING_DATE_BEFORE_1AD',
      'The opening date can’t be before the year 1.',
    ]);
  if (!isCalendarDate(openingDate))
    return rejectWhere([true, 'INVALID_BUSINESS_OPENING_DATE', 'This date isn’t valid.']);
  return rejectWhere([
    openingDate > addDays(today, profileLimits.openingDateDaysAhead),
    'OPENING_DATE_TOO_FAR_IN_THE_FUTURE',
    'The opening date can’t be more than a year from now.',
  ]);
};

export const validateOpenStatus: Validator = ({ live, next }) =>
  rejectWhere([
    live.openStatus === 'CLOSED_PERMANENTLY' && next.openStatus !== 'CLOSED_PERMANENTLY',
    'CANNOT_REOPEN',
    'Permanently closed businesses can only be reopened on Google.',
  ]);
