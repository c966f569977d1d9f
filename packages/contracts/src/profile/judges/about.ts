import { addDays, isCalendarDate } from '../../rules/calendar-date.ts';
import { characterCount } from '../../rules/character-count.ts';
import { profileLimits } from '../../rules/limits.ts';
import { containsPhoneNumber } from '../../rules/phone-in-text.ts';
import { containsWebAddress } from '../../rules/web-address.ts';
import { hasHidden, hiddenMessage, refuse, type Judge } from './judge.ts';

export const judgeDescription: Judge = ({ live, next: { description, categories }, catalogue }) => {
  const text = description ?? '';
  return [
    ...refuse(
      [
        catalogue.isLodging(categories.primary) && live.description !== description,
        'LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION',
        'Google writes the description of places to stay itself.',
      ],
      [
        characterCount(text) > profileLimits.description,
        'STRING_TOO_LONG',
        `The description has more than ${profileLimits.description} characters.`,
      ],
      [
        containsWebAddress(text),
        'PROFILE_DESCRIPTION_CONTAINS_URL',
        'The description contains a web address.',
      ],
      [hasHidden(text, 'several'), 'INVALID_INTERCHANGE_CHARACTERS', hiddenMessage],
    ),
    ...refuse(
      [containsPhoneNumber(text), 'INVALID_CHARACTERS', 'The description contains a phone number.'],
      [/[<>]/.test(text), 'INVALID_CHARACTERS', 'The description contains < or >.'],
    ).slice(0, 1),
  ];
};

export const judgeOpeningDate: Judge = ({ next: { openingDate }, today }) => {
  if (openingDate === null) return [];
  if (/^\d{1,4}$/.test(openingDate))
    return refuse([
      true,
      'OPENING_DATE_MISSING_YEAR_OR_MONTH',
      'An opening date needs a year and a month.',
    ]);
  if (/^(0000-|-)/.test(openingDate))
    return refuse([
      true,
      'OPENING_DATE_BEFORE_1AD',
      'An opening date cannot lie before the year 1.',
    ]);
  if (!isCalendarDate(openingDate))
    return refuse([true, 'INVALID_BUSINESS_OPENING_DATE', 'There is no such day.']);
  return refuse([
    openingDate > addDays(today, profileLimits.openingDateDaysAhead),
    'OPENING_DATE_TOO_FAR_IN_THE_FUTURE',
    'An opening date can be at most one year ahead.',
  ]);
};

export const judgeOpenStatus: Judge = ({ live, next }) =>
  refuse([
    live.openStatus === 'CLOSED_PERMANENTLY' && next.openStatus !== 'CLOSED_PERMANENTLY',
    'CANNOT_REOPEN',
    'A permanently closed business cannot be reopened here.',
  ]);
