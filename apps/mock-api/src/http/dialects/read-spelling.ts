import { readWhole } from '@placekeeper/contracts/core/decode';
import { OpeningHours } from '@placekeeper/contracts/model/opening-hours';
import type { Dialect } from './dialect-names.ts';
import { providerStatus } from './provider-shapes.ts';
import { isObject, type Fields } from './walk.ts';

/** This status fails validation everywhere: the dialect accepts its own format alone. */
const notUnderstood = 'not understood';

/** Converts hours and status in a request from the dialect's format to the contract's. */
export function readSpelling(dialects: readonly Dialect[], body: unknown): unknown {
  if (!isObject(body)) return body;
  const read = { ...body };
  if (dialects.includes('provider-hours') && isObject(body['opening_hours']))
    read['opening_hours'] = hoursOf(body['opening_hours']);
  if (dialects.includes('provider-values') && typeof body['status'] === 'string')
    read['status'] =
      providerStatus(body['status']) === body['status']
        ? body['status'].toLowerCase()
        : notUnderstood;
  return read;
}

function hoursOf(hours: Fields): unknown {
  const { regularHours: week, specialHours: days, ...others } = hours;
  if (Object.keys(others).length > 0) return notUnderstood;
  const read = readWhole(OpeningHours, {
    regularHours: week ?? { periods: [] },
    specialHours: days ?? { specialHourPeriods: [] },
  });
  if (!read) return notUnderstood;
  const { periods, special_periods: special } = read.value;
  return {
    ...(week !== undefined && { periods }),
    ...(days !== undefined && { special_periods: special }),
  };
}
