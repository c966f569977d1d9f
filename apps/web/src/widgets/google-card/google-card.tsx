import { readWhole } from '@placekeeper/contracts/core/decode';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import type { Category } from '@placekeeper/contracts/model/category';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { Location } from '@placekeeper/contracts/model/location';
import {
  fieldLabel,
  knownField,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import type { ListItem } from '@placekeeper/contracts/wording/list-difference';
import { categoryItems, phoneItems } from '@placekeeper/contracts/wording/list-items';
import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import { weekText } from '@placekeeper/contracts/wording/week-spans';
import { Badge } from '@placekeeper/ui/badge';
import { Fragment, type ReactNode } from 'react';
import { localTime } from '../../lib/text/format.ts';
import { describeChange } from '../field-value/change-summary.ts';
import { pinText } from '../field-value/pin-change.tsx';
import type { FieldStates } from '../publishing/field-states.ts';
import { sentenceCase } from '../updates/update-title.tsx';

interface GoogleCardProps {
  readonly location: Location;
  /** The updates to review. */
  readonly updates: readonly GoogleUpdate[];
  readonly states: FieldStates;
}

/** The main facts as Google shows them: Google's value where an update is pending, otherwise the saved value. */
export function GoogleCard({ location, updates, states }: GoogleCardProps) {
  return (
    <section aria-labelledby="on-google" className="rounded-8 border border-line bg-surface p-4">
      <h2 id="on-google" className="mb-2 text-13">
        On Google
      </h2>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-12">
        {factsOf(location).map(([field, value]) => (
          <Fact
            key={field}
            name={sentenceCase(fieldLabel(field))}
            state={states[field] ?? states.others}
            update={updates.find(({ field_name: name }) => name === field)}
            value={value}
          />
        ))}
      </dl>
    </section>
  );
}

/** The value of a fact; null if it is empty, undefined if the platform didn't send it. */
type Value = string | null | undefined;

function factsOf(location: Location): readonly (readonly [ProviderField, Value])[] {
  const { primary_category: category, opening_hours: hours } = location;
  const { additional_categories: others, phone_numbers: phones } = location;
  const hasAddress = location.has_storefront_address !== false;
  return [
    ['title', location.name],
    ['categories', category && [category, ...(others ?? [])].map(nameOf).join(', ')],
    ['storefrontAddress', hasAddress ? (locationAddress(location) ?? undefined) : null],
    [
      'phoneNumbers',
      phones?.map(({ phone_number: phone }) => phone).join(', ') || location.phone_number,
    ],
    ['websiteUri', location.website_url?.replace(/^https?:\/\/(www\.)?|\/$/g, '')],
    ['regularHours', hours && hours.periods && weekText(hours.periods, localTime)],
    ['openInfo.status', location.status && openStatusText(location.status)],
    ['latlng', pinOf(location)],
  ];
}

function pinOf({ lat, lng }: Location): Value {
  if (typeof lat === 'number' && typeof lng === 'number')
    return pinText({ latitude: lat, longitude: lng });
  return lat === undefined ? undefined : null;
}

const nameOf = ({ display_name: name }: Category) => name;

interface FactProps {
  readonly name: string;
  readonly value: Value;
  readonly update: GoogleUpdate | undefined;
  readonly state: FieldStates[ProviderField];
}

function Fact({ name, value, update, state }: FactProps) {
  return (
    <>
      <dt className="text-text-3">{name}</dt>
      <dd className="wrap-anywhere">
        {update ? (
          <div className="flex items-start justify-between gap-2">
            <bdi className="line-clamp-6 empty:hidden">{withBreaks(valueIn(update))}</bdi>
            <Badge className="shrink-0" tone="pending">
              Differs
            </Badge>
          </div>
        ) : (
          <Settled state={state} value={value} />
        )}
      </dd>
    </>
  );
}

/** Browsers break an address inside a word unless its slashes offer a break. */
const withBreaks = (text: string | null): ReactNode =>
  text?.split('/').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

function valueIn(update: GoogleUpdate): string | null {
  const { field_name: name, update_value: value } = update;
  if (!value) return 'None';
  const field = knownField(name);
  const read = field && wholeValues[field];
  return read ? read(value) : describeChange(update).value;
}

const wholeValue =
  <Shape extends Schema>(shape: Shape, textOf: (value: OutputOf<Shape>) => string) =>
  (value: unknown): string | null => {
    const read = readWhole(shape, value);
    return read && (textOf(read.value) || 'None');
  };

const listText = (items: readonly ListItem[]): string => items.map(({ text }) => text).join(', ');

/** The whole values of fields whose summary names only the differences. */
const wholeValues: Partial<Record<ProviderField, (value: unknown) => string | null>> = {
  categories: wholeValue(fieldValues.categories, (value) => listText(categoryItems(value))),
  phoneNumbers: wholeValue(fieldValues.phoneNumbers, (value) => listText(phoneItems(value))),
  regularHours: wholeValue(fieldValues.regularHours, (periods) => weekText(periods, localTime)),
};

/** Until Google has published an edit, nobody knows what Google shows. */
function Settled({ state, value }: Pick<FactProps, 'state' | 'value'>) {
  if (state?.kind === 'unknown') return <span className="text-text-3">Unknown</span>;
  if (state)
    return (
      <span className="text-text-2">
        {state.kind === 'failed' ? 'Google declined your edit.' : 'Your edit isn’t published yet.'}
      </span>
    );
  if (value) return <bdi className="line-clamp-6">{withBreaks(value)}</bdi>;
  return <span className="text-text-3">{value === undefined ? 'Unknown' : 'Not set'}</span>;
}
