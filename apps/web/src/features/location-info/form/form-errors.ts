import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { datePlace, specialPeriods } from '../../../widgets/hours/special-days.ts';
import { weekPeriods, type PlacedPeriod } from '../../../widgets/hours/week-hours.ts';
import type { ValidationError, ValidationErrors } from '../../../widgets/saved-form/saved-form.ts';
import { infoFields, type InfoField, type InfoValues, sentPhones } from './info-values.ts';

/** Fields with parts; the rest of an error's path names the part. */
const lists: readonly InfoField[] = [
  'additional_phone_numbers',
  'categories',
  'service_areas',
  'hours',
  'special_days',
];
const plain = infoFields.filter((field) => !lists.includes(field));

/** Maps messages by path, from local rules or the platform, to the fields of the sent form. */
export function infoErrorsOf(errors: FieldErrors, sent: InfoValues): ValidationErrors<InfoField> {
  const fields: Partial<Record<InfoField, ValidationError>> = {};
  const others: string[] = [];
  const add = (field: InfoField, message: string, part?: string) => {
    const before = fields[field];
    fields[field] = {
      message: before?.message ?? message,
      parts: { ...before?.parts, ...(part !== undefined && { [part]: message }) },
    };
  };

  for (const [path, messages] of Object.entries(errors)) {
    const message = messages.join(' ');
    const spot = spotOf(path, sent);
    if (spot) add(spot.field, message, spot.part);
    else others.push(message);
  }
  return { fields, others };
}

interface Spot {
  readonly field: InfoField;
  readonly part?: string | undefined;
}

/** A path may be deeper than the form: `opening_hours.periods.0.open_time` maps to its period. */
function spotOf(path: string, sent: InfoValues): Spot | null {
  const [root = '', second, index, part] = path.split('.');
  const field = plain.find((name) => name === root);
  if (field) return { field };
  if (root === 'additional_phone_numbers') {
    const at = second === undefined ? undefined : sentPhones(sent)[Number(second)]?.at;
    return { field: root, part: at === undefined ? undefined : String(at) };
  }
  if (root === 'primary_category_id') return { field: 'categories', part: 'primary' };
  if (root === 'additional_category_ids') return { field: 'categories', part: second };
  if (root === 'service_areas') return { field: root, part: second };
  if (root !== 'opening_hours') return null;
  if (second !== 'special_periods') {
    return { field: 'hours', part: placeAt(weekPeriods(sent.hours), index) };
  }
  const placed = specialPeriods(sent.special_days)[Number(index)];
  const isDate = placed && (part === 'start_date' || !isCalendarDate(placed.period.start_date));
  return { field: 'special_days', part: isDate ? datePlace(dayOf(placed)) : placed?.place };
}

const dayOf = ({ place }: PlacedPeriod<unknown>): string => place.split('.')[0] ?? '';

const placeAt = (
  placed: readonly PlacedPeriod<unknown>[],
  index: string | undefined,
): string | undefined => (index === undefined ? undefined : placed[Number(index)]?.place);
