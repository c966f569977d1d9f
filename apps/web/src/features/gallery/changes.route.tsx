import {
  changeActions,
  changeSources,
  type GoogleUpdate,
} from '@placekeeper/contracts/model/google-update';
import {
  bySocialField,
  fieldLabel,
  providerFields,
  type ProviderField,
} from '@placekeeper/contracts/rules/provider-fields';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { FieldChange } from '../../widgets/field-value/field-change.tsx';
import { UpdateSource } from '../../widgets/updates/update-source.tsx';
import { describeChange } from '../../widgets/field-value/change-summary.ts';
import { sentenceCase, UpdateTitle } from '../../widgets/updates/update-title.tsx';
import type { FieldValue } from '@placekeeper/contracts/model/field-value';
import { daysOfWeek, type OpeningPeriod } from '@placekeeper/contracts/model/opening-hours';

interface Samples<Value = unknown> {
  readonly none: Value;
  readonly one: Value;
  readonly other: Value;
}

const days = (open: string, close: string, count: number): OpeningPeriod[] =>
  daysOfWeek
    .slice(0, count)
    .map((day) => ({ open_day: day, open_time: open, close_day: day, close_time: close }));

const address = {
  street_address_1: '12 Harbour Street',
  street_address_2: null,
  locality: 'Bristol',
  administrative_area: null,
  postal_code: 'BS1 4RN',
  region_code: 'GB',
};

const social = (network: string): Samples<string | null> => ({
  none: null,
  one: `https://www.${network}.example/harbourbooks`,
  other: `https://www.${network}.example/harbour.books.bristol`,
});

const description =
  'An independent bookshop on the harbour, with a reading room, a wide choice of maps and a café that is open late.';

const samples: { readonly [Field in ProviderField]: Samples<FieldValue<Field>> } = {
  storeCode: { none: null, one: 'HB-001', other: 'HB-014' },
  title: { none: null, one: 'Harbour Books', other: 'Harbour Books & Café Bristol' },
  phoneNumbers: {
    none: { primary_phone: null, additional_phones: [] },
    one: { primary_phone: '+44 117 496 0123', additional_phones: ['+44 117 496 0199'] },
    other: { primary_phone: '+44 117 496 0124', additional_phones: ['+44 117 496 0199'] },
  },
  categories: {
    none: { primary: null, additional: [] },
    one: {
      primary: { id: 'gcid:book_store', name: 'Bookshop' },
      additional: [{ id: 'gcid:cafe', name: 'Café' }],
    },
    other: {
      primary: { id: 'gcid:cafe', name: 'Café' },
      additional: [{ id: 'gcid:gift_shop', name: 'Gift shop' }],
    },
  },
  storefrontAddress: {
    none: null,
    one: address,
    other: { ...address, street_address_1: '14 Harbour Street', postal_code: 'BS1 4RP' },
  },
  websiteUri: {
    none: null,
    one: 'https://www.harbourbooks.example/',
    other: 'https://www.harbourbooks.example/shops/bristol?utm_source=google',
  },
  regularHours: { none: [], one: days('09:00', '17:30', 5), other: days('10:00', '16:00', 6) },
  specialHours: {
    none: [],
    one: [
      { start_date: '2026-12-24', open_time: '09:00', close_time: '13:00' },
      { start_date: '2026-12-25', closed: true },
    ],
    other: [
      { start_date: '2026-12-24', closed: true },
      { start_date: '2026-12-25', closed: true },
    ],
  },
  'profile.description': {
    none: null,
    one: description,
    other: description.replace('a wide choice of maps', 'rare first editions'),
  },
  'openInfo.openingDate': { none: null, one: '2019-06-01', other: '2015-05-01' },
  serviceItems: {
    none: [],
    one: [
      { type: 'free_form', id: 'gcid:book_store', name: 'Gift wrapping' },
      { type: 'structured', id: 'job_type_id:delivery', name: 'Home delivery' },
    ],
    other: [{ type: 'structured', id: 'job_type_id:delivery', name: 'Home delivery' }],
  },
  'serviceArea.places': {
    none: [],
    one: [{ place_id: 'bristol', name: 'Bristol' }],
    other: [
      { place_id: 'bristol', name: 'Bristol' },
      { place_id: 'bath', name: 'Bath' },
    ],
  },
  latlng: {
    none: null,
    one: { latitude: 51.4495, longitude: -2.5967 },
    other: { latitude: 51.451, longitude: -2.599 },
  },
  'openInfo.status': { none: null, one: 'open', other: 'closed_temporarily' },
  ...bySocialField(social),
};

type Change = Pick<
  GoogleUpdate,
  'type' | 'field_name' | 'change_action' | 'platform_value' | 'update_value'
>;

/** Shows every kind of change of every field and source at `/dev/ui/changes`, with the components of the review. */
export function Component() {
  return (
    <main className="mx-auto px-gutter pb-10">
      <DocumentTitle>Changes on Google</DocumentTitle>
      <h1 className="pt-8 text-20 font-600">Changes on Google</h1>
      <p className="mt-1 text-14 text-text-2">
        Every field, changed in each way by each side; last, what no version knows.
      </p>
      {providerFields.map((field) => (
        <Section
          key={field}
          changes={changesOf(field, samples[field])}
          title={`${sentenceCase(fieldLabel(field))} (${field})`}
        />
      ))}
      <Section changes={unknown} title="Unknown" />
    </main>
  );
}

const changesOf = (field: string, { none, one, other }: Samples): readonly Change[] =>
  changeActions.flatMap((change_action) =>
    changeSources.map((type) => ({
      type,
      field_name: field,
      change_action,
      platform_value: change_action === 'added' ? none : one,
      update_value: change_action === 'removed' ? none : other,
    })),
  );

const title = { type: 'google', field_name: 'title', change_action: 'changed' } as const;

/** UPD-9: a field, action, source and value that this version doesn't know. */
const unknown: readonly Change[] = [
  {
    ...title,
    field_name: 'menuUrl',
    platform_value: null,
    update_value: 'https://harbourbooks.example/menu',
  },
  { ...title, change_action: 'taken_over', platform_value: 'Harbour', update_value: 'Harbor' },
  { ...title, type: 'a-partner', platform_value: 'Harbour', update_value: 'Harbor' },
  { ...title, platform_value: 'Harbour Books', update_value: { text: 'Harbor', language: 'en' } },
];

interface SectionProps {
  readonly title: string;
  readonly changes: readonly Change[];
}

function Section({ title: name, changes }: SectionProps) {
  return (
    <section aria-label={name} className="mt-8">
      <h2 className="mb-3 border-b border-line pb-1.5 text-16 font-600 wrap-anywhere">{name}</h2>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        {changes.map((change) => (
          <li
            key={`${change.field_name} ${change.change_action} ${change.type} ${typeof change.update_value}`}
            className="min-w-0"
            data-change={`${change.type} ${change.change_action}`}
          >
            <p className="mb-1 flex flex-wrap gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                <UpdateTitle update={change} />
              </span>
              <span className="text-text-3">
                <UpdateSource source={change.type} />
              </span>
            </p>
            <p className="mb-2 text-12 wrap-anywhere text-text-2">
              In the list: {describeChange(change).wording} {describeChange(change).value}
            </p>
            <FieldChange {...change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
