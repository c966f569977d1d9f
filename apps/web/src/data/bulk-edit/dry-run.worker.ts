import {
  countForecasts,
  knownValuesOf,
  forecastMessage,
  forecastOf,
  valuesOf,
  type Forecast,
} from '@placekeeper/contracts/bulk/assess';
import { plainContext, type BulkContext } from '@placekeeper/contracts/bulk/bulk-context';
import { editHints } from '@placekeeper/contracts/bulk/edit-hints';
import { planCalls, type PlannedCall } from '@placekeeper/contracts/bulk/plan-calls';
import { subjectOf, withKnownAttributes } from '@placekeeper/contracts/bulk/subject-of-location';
import type { LocationId, SuggestedServiceId } from '@placekeeper/contracts/core/id';
import type { BulkChanges } from '@placekeeper/contracts/bulk/bulk-changes';
import type { PartialLocation } from '@placekeeper/contracts/model/location';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { catalogueOf } from '@placekeeper/contracts/profile/catalogue-of-locations';
import { parsePhone } from '@placekeeper/contracts/rules/phone-number';
import {
  readSpreadsheetChanges,
  type SpreadsheetChanges,
} from '@placekeeper/contracts/spreadsheet/read-changes';
import { sheetProfileOf } from '@placekeeper/contracts/spreadsheet/sheet-profile';
import { localTime } from '../../lib/text/format.ts';
import type { LocationAttributes } from '../attributes/queries.ts';
import type { ItemLocation } from '../batch/job.ts';
import type { PendingReplacement } from './bulk-edit-types.ts';

/** Names of categories that the account uses, by id. */
type Categories = ReadonlyMap<string, string>;

export interface ForecastRequest {
  readonly kind: 'forecast';
  readonly locations: readonly PartialLocation[];
  readonly changes: BulkChanges | ReadonlyMap<LocationId, BulkChanges>;
  readonly tags: readonly Tag[];
  readonly categories: Categories;
  readonly today: string;
  /** The location that already has the new store code; null if there is none. */
  readonly storeCodeOwner: ItemLocation | null;
  /** By location and service type: the suggestion that adds the standard service. */
  readonly suggestions: ReadonlyMap<LocationId, ReadonlyMap<string, SuggestedServiceId>>;
  readonly named: readonly AttributeMetadata[];
  /** Empty if no attribute changes. */
  readonly attributes: ReadonlyMap<LocationId, LocationAttributes>;
}

export interface SpreadsheetRequest {
  readonly kind: 'spreadsheet';
  readonly text: string;
  readonly locations: readonly PartialLocation[];
  /** Some of the account's locations are unreadable. */
  readonly isPartial: boolean;
  readonly categories: Categories;
  readonly today: string;
}

export interface TrialItem {
  readonly location: ItemLocation;
  readonly status: 'pending' | 'unchanged' | 'refused';
  readonly message: string | null;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, string>>;
  /** Probable mistakes, by field. */
  readonly hints: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, AttributeMetadata>>;
  readonly calls: readonly PlannedCall[];
  /** Whether the location is managed, so that its changes are sent to Google. */
  readonly isPublished: boolean;
  /** Whether its changes are sent only after its account is reconnected. */
  readonly isWaiting: boolean;
  readonly updates: readonly PendingReplacement[];
  /** Why Google may not publish the changes. */
  readonly blocks: readonly string[];
}

export type TrialedItem = Omit<TrialItem, 'updates' | 'blocks'>;

export interface ForecastAnswer {
  readonly items: readonly TrialedItem[];
  readonly counts: ReturnType<typeof countForecasts>;
}

/** Sent by a form, because only the worker contains the phone number rules of all countries. */
export interface PhoneRequest {
  readonly kind: 'phone';
  readonly text: string;
  /** The country of the address. */
  readonly region: string | undefined;
}

export type WorkerRequest = ForecastRequest | SpreadsheetRequest | PhoneRequest;

export type SpreadsheetAnswer = SpreadsheetChanges | { readonly refused: readonly string[] };

function contextOf({ locations, tags, categories, today, storeCodeOwner }: ForecastRequest) {
  const known = catalogueOf(locations);
  const catalogue = {
    ...known,
    categoryName: (id: string) => categories.get(id) ?? known.categoryName(id),
  };
  return {
    ...plainContext(today, catalogue, tags),
    storeCodeError: (id, code) =>
      storeCodeOwner && storeCodeOwner.id !== id && storeCodeOwner.store_code === code
        ? `${storeCodeOwner.name} already has this store code.`
        : null,
  } satisfies BulkContext;
}

function forecast(request: ForecastRequest): ForecastAnswer {
  const context = contextOf(request);
  const { changes, locations, suggestions, attributes } = request;
  const anywhere = new Map(request.named.map((each) => [each.name, each]));
  const tried = locations.flatMap((location) => {
    const own = changes instanceof Map ? changes.get(location.id) : changes;
    if (!own) return [];
    const known = attributes.get(location.id);
    const available = new Map(known?.available.map((each) => [each.name, each]));
    const subject = subjectOf(location);
    const locationForecast = forecastOf(
      known ? withKnownAttributes(subject, known.attributes) : subject,
      own,
      {
        ...context,
        attributeAvailability: (_, name) =>
          available.has(name) || !known
            ? null
            : 'Google doesn’t offer this attribute for this location.',
      },
    );
    const { item, ...rest } = withCalls(location, locationForecast, context, (type) =>
      suggestions.get(location.id)?.get(type),
    );
    const named = Object.keys(item.after).flatMap(
      (name) => available.get(name) ?? anywhere.get(name) ?? [],
    );
    const shown = Object.fromEntries(named.map((each) => [each.name, each]));
    return [{ ...rest, item: { ...item, attributes: shown } }];
  });
  return {
    items: tried.map(({ item }) => item),
    counts: countForecasts(tried.map(({ forecast: locationForecast }) => locationForecast)),
  };
}

function withCalls(
  { id, name, store_code = null }: PartialLocation,
  locationForecast: Forecast,
  { fields, today }: BulkContext,
  suggestionOf: (serviceTypeId: string) => SuggestedServiceId | undefined,
): { readonly item: Omit<TrialedItem, 'attributes'>; readonly forecast: Forecast } {
  const { subject, assessment } = locationForecast;
  const { next, changed } = assessment;
  const plan = planCalls(subject, next, changed, { suggestionOf });
  const errors =
    plan.impossible.length > 0
      ? {
          ...locationForecast.errors,
          serviceItems: `Google doesn’t suggest ${plan.impossible.join(', ')} for this location, so ${plan.impossible.length === 1 ? 'it' : 'they'} can’t be added.`,
        }
      : locationForecast.errors;
  const status = plan.impossible.length > 0 ? 'refused' : locationForecast.status;
  const named = [...new Set([...changed, ...Object.keys(errors)])];
  return {
    forecast: { ...locationForecast, errors, status },
    item: {
      location: { id, name, store_code },
      status,
      message: status === 'pending' ? forecastMessage(subject, changed) : null,
      before: knownValuesOf(subject, named, fields),
      after: valuesOf(next, named, fields),
      errors,
      hints:
        status === 'pending'
          ? editHints(subject.state.profile, next.profile, changed, today, localTime)
          : {},
      calls: status === 'pending' ? plan.calls : [],
      isPublished: subject.managementStatus !== 'disabled',
      isWaiting: subject.managementStatus === 'lost-authorization',
    },
  };
}

function readSheet({
  text,
  locations,
  isPartial,
  categories,
  today,
}: SpreadsheetRequest): SpreadsheetAnswer {
  const ids = new Map([...categories].map(([id, name]) => [name.toLowerCase(), id]));
  return readSpreadsheetChanges(
    text,
    locations.map((location) => ({ id: location.id, profile: sheetProfileOf(location) })),
    {
      today,
      isPartial,
      findCategory(written) {
        const wanted = written
          .trim()
          .toLowerCase()
          .replace(/^categories\//, '');
        const id = wanted.startsWith('gcid:') ? wanted : ids.get(wanted);
        return id === undefined ? undefined : { id, name: categories.get(id) ?? id };
      },
    },
  );
}

function answerTo(request: WorkerRequest) {
  switch (request.kind) {
    case 'forecast':
      return forecast(request);
    case 'spreadsheet':
      return readSheet(request);
    case 'phone':
      return parsePhone(request.text, request.region);
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(answerTo(data));
});
