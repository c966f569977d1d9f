import { isObject, type JsonObject } from '@placekeeper/contracts/core/schema-annotations';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import type { Schema } from '@placekeeper/contracts/core/schema';
import type { Context } from 'hono';
import type { Platform, Platforms } from '../platforms.ts';
import { answerChanges, valueChanges, type DialectAnswer } from './answer-changes.ts';
import { categoryOfNumber, mapValues } from './map-values.ts';
import type { Dialect } from './dialect-names.ts';
import { ignoreUnknown, reduceToSpecified, readNumbers } from './specified-shape.ts';
import { readWhole } from '@placekeeper/contracts/core/decode';
import { OpeningHours } from '@placekeeper/contracts/model/opening-hours';
import { providerStatus } from './provider-shapes.ts';

const emptyPolls = 3;
const ordered = <Change>(
  { dialects }: Platform,
  changes: readonly (readonly [Dialect, Change])[],
): readonly Change[] =>
  changes.flatMap(([name, change]) => (dialects.includes(name) ? [change] : []));

const changeValues = (platform: Platform, body: unknown): unknown =>
  ordered(platform, valueChanges).reduce((changed, change) => change(changed), body);

export function convertAnswer(
  platforms: Platforms,
  platform: Platform,
  { endpoint, context }: { readonly endpoint: AnyEndpoint; readonly context: Context },
  answer: DialectAnswer,
): DialectAnswer {
  const { status } = answer;
  const specified =
    platform.kind === 'specified' ? reduceToSpecified(endpoint.id, answer.body) : answer.body;
  const fetched = platform.dialects.includes('slow-fetch')
    ? unfinished(platforms, endpoint, context, specified)
    : specified;
  return ordered(platform, answerChanges).reduce<DialectAnswer>(
    (spoken, change) => change(spoken, endpoint),
    { status, body: changeValues(platform, fetched) },
  );
}

function unfinished(
  platforms: Platforms,
  { id }: AnyEndpoint,
  context: Context,
  body: unknown,
): unknown {
  if (!isObject(body) || (id !== 'googleLocations.fetch' && id !== 'googleLocations.show'))
    return body;
  const isPoll = id === 'googleLocations.show';
  if (isPoll && platforms.countPoll(context.req.param('operationId') ?? '') > emptyPolls)
    return body;
  const { operation } = body;
  return {
    ...body,
    ...(isPoll && { locations: [], groups: [] }),
    ...(isObject(operation) && { operation: { ...operation, complete: false } }),
  };
}

/** Converts an event to the form of the account's platform. Returns null if this platform does not send the event. */
export function convertEvent(platform: Platform, name: string, payload: object): object | null {
  if (platform.dialects.includes('no-events')) return null;
  if (platform.kind === 'extended') return Object(changeValues(platform, payload));
  return Object(changeValues(platform, reduceToSpecified(name, payload)));
}

/** The name under which an account's platform sends an event, such as `App\\Events\\PatchAttemptFailed`. */
export function convertEventName({ dialects }: Platform, name: string): string {
  if (!dialects.includes('events-by-class')) return name;
  const words = name.split(/[.-]/);
  return `App\\Events\\${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

export function convertRequest(
  platform: Platform,
  { id }: AnyEndpoint,
  { part, schema }: { readonly part: 'query' | 'body'; readonly schema: Schema },
  data: unknown,
): unknown {
  const { kind, dialects } = platform;
  const isRefusing = part === 'body' && dialects.includes('refuses-unknown-fields');
  const spelled = part === 'body' ? readSpelling(dialects, data) : data;
  let read = kind === 'specified' && !isRefusing ? ignoreUnknown(id, schema, spelled) : spelled;
  if (dialects.includes('categories-with-number-ids')) read = mapValues(read, '', categoryOfNumber);
  const takesText = dialects.includes('ids-as-text') || dialects.includes('numbers-as-text');
  return takesText ? readNumbers(schema, read) : read;
}

/** A status that always fails validation, because the dialect accepts only its own format. */
const notUnderstood = 'not understood';

function readSpelling(dialects: readonly Dialect[], body: unknown): unknown {
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

function hoursOf(hours: JsonObject): unknown {
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
