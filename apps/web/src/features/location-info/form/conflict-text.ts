import { formatCalendarDate, localTime } from '../../../lib/text/format.ts';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import { weekText } from '@placekeeper/contracts/wording/week-spans';
import { specialPeriods, type SpecialDay } from '../../../widgets/hours/special-days.ts';
import { weekPeriods } from '../../../widgets/hours/week-hours.ts';
import { labelColourNames } from '../../../widgets/location/label-colours.ts';
import { allOf } from './chosen-categories.ts';
import type { InfoField, InfoValues } from './info-values.ts';

export function conflictText(field: InfoField, values: InfoValues): string {
  switch (field) {
    case 'status':
      return openStatusText(values.status);
    case 'date_established':
      return values.date_established && formatCalendarDate(values.date_established);
    case 'label_type':
      return new Map(Object.entries(labelColourNames)).get(values.label_type) ?? values.label_type;
    case 'has_storefront_address':
      return values.has_storefront_address
        ? 'address shown to customers'
        : 'address hidden from customers';
    case 'categories':
      return namesOf(allOf(values.categories));
    case 'service_areas':
      return namesOf(values.service_areas);
    case 'additional_phone_numbers':
      return values.additional_phone_numbers.join(', ');
    case 'hours':
      return weekText(periodsIn(weekPeriods(values.hours)), localTime) || 'no hours';
    case 'special_days':
      return specialDaysText(values.special_days);
    default:
      return values[field];
  }
}

const namesOf = (items: readonly { readonly name: string }[]): string =>
  items.map(({ name }) => name).join(', ');

const periodsIn = <Period>(entries: readonly { readonly period: Period }[]): readonly Period[] =>
  entries.map(({ period }) => period);

const specialDaysText = (days: readonly SpecialDay[]): string =>
  [...specialDayTexts(periodsIn(specialPeriods(days)), localTime)]
    .map(([date, text]) => `${formatCalendarDate(date)}: ${text}`)
    .join('; ');
