import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation as location } from '../../../test/some-location.ts';
import { reasonSentence } from '../../../widgets/field-value/patch-reasons.ts';
import { fieldStates, type FieldStates } from '../../../widgets/publishing/field-states.ts';
import { HoursSection } from '../hours/hours-section.tsx';
import { AreasSection, CategoriesSection } from '../lists/profile-lists.tsx';
import { AddressSection } from './address-section.tsx';
import { BusinessSection, OwnSection } from './business-section.tsx';
import { ContactSection } from './contact-section.tsx';
import type { InfoContext } from './info-resolver.ts';
import { infoValuesOf, type InfoValues } from './info-values.ts';

/** Google's reasons that any field can get. */
const anywhere = ['THROTTLED', 'STALE_DATA', 'UNVERIFIED_LOCATION'];
const ofTexts = [
  'INVALID_CHARACTERS',
  'INVALID_INTERCHANGE_CHARACTERS',
  'FORBIDDEN_WORDS',
  'STRING_TOO_LONG',
  'STRING_TOO_SHORT',
  'REQUIRED_FIELD_MISSING_VALUE',
];

/** Google's reasons by field, with the section of the form that has the field. */
const fields: readonly (readonly [ProviderField, section: string, reasons: readonly string[]])[] = [
  ['title', 'Business', [...ofTexts, 'AMBIGUOUS_TITLE']],
  [
    'profile.description',
    'Business',
    [...ofTexts, 'PROFILE_DESCRIPTION_CONTAINS_URL', 'LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION'],
  ],
  [
    'openInfo.openingDate',
    'Business',
    [
      'OPENING_DATE_TOO_FAR_IN_THE_FUTURE',
      'OPENING_DATE_MISSING_YEAR_OR_MONTH',
      'OPENING_DATE_BEFORE_1AD',
      'INVALID_BUSINESS_OPENING_DATE',
    ],
  ],
  ['openInfo.status', 'Business', ['CANNOT_REOPEN']],
  ['storeCode', 'Internal details', ofTexts],
  [
    'phoneNumbers',
    'Contact',
    [
      'INVALID_PHONE_NUMBER',
      'INVALID_PHONE_NUMBER_FOR_REGION',
      'MISSING_PRIMARY_PHONE_NUMBER',
      'PHONE_NUMBER_EDITS_NOT_ALLOWED',
      'MISSING_BOTH_PHONE_AND_WEBSITE',
      'TOO_MANY_VALUES',
    ],
  ],
  [
    'websiteUri',
    'Contact',
    [
      'INVALID_URL',
      'URL_PROVIDER_NOT_ALLOWED',
      'MISSING_BOTH_PHONE_AND_WEBSITE',
      'STRING_TOO_LONG',
    ],
  ],
  [
    'storefrontAddress',
    'Address',
    [
      'INVALID_ADDRESS',
      'MISSING_ADDRESS_COMPONENTS',
      'READ_ONLY_ADDRESS_COMPONENTS',
      'ADDRESS_MISSING_REGION_CODE',
      'ADDRESS_EDIT_CHANGES_COUNTRY',
      'ADDRESS_REMOVAL_NOT_ALLOWED',
      'PO_BOX_IN_ADDRESS_NOT_ALLOWED',
      'BLOCKED_REGION',
      'MISSING_STOREFRONT_ADDRESS_OR_SAB',
      'PIN_DROP_REQUIRED',
      'TOO_MANY_ENTRIES',
    ],
  ],
  [
    'latlng',
    'Address',
    [
      'LAT_LNG_UPDATES_NOT_PERMITTED',
      'LAT_LNG_TOO_FAR_FROM_ADDRESS',
      'LAT_LNG_REQUIRED',
      'INVALID_LATLNG',
    ],
  ],
  [
    'categories',
    'Categories',
    [
      'INVALID_CATEGORY',
      'INVALID_LOCATION_CATEGORY',
      'FIELDS_REQUIRED_FOR_CATEGORY',
      'STOREFRONT_REQUIRED_FOR_CATEGORY',
      'INVALID_CATEGORY_FOR_SAB',
      'TOO_MANY_VALUES',
    ],
  ],
  [
    'serviceArea.places',
    'Service areas',
    [
      'INCOMPATIBLE_SERVICE_AREA_AND_CATEGORY',
      'INVALID_SERVICE_AREA_PLACE_ID',
      'INVALID_AREA_TYPE_FOR_SERVICE_AREA',
      'UNSUPPORTED_POINT_RADIUS_SERVICE_AREA',
      'MISSING_STOREFRONT_ADDRESS_OR_SAB',
      'TOO_MANY_ENTRIES',
    ],
  ],
  ['regularHours', 'Business hours', ['INVALID_TIME_SCHEDULE', 'INVALID_HOURS_VALUE']],
  [
    'specialHours',
    'Special hours',
    ['SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS', 'OVERLAPPED_SPECIAL_HOURS', 'INVALID_HOURS_VALUE'],
  ],
];

const values = infoValuesOf(location);
const elsewhere = {
  overwritten: [],
  since: { saved: values, began: values },
  take: () => undefined,
  keep: () => undefined,
};

function Form({ states }: { readonly states: FieldStates }) {
  const { control } = useForm<InfoValues, InfoContext>({ defaultValues: values });
  const form = {
    control,
    revalidate: () => undefined,
    leave: () => undefined,
    hints: null,
    refusal: null,
    states,
    elsewhere,
    isPublished: true,
  };
  return (
    <>
      <BusinessSection form={form} />
      <CategoriesSection form={form} location={location} />
      <OwnSection form={form} />
      <ContactSection form={form} location={location} />
      <AddressSection form={form} location={location} />
      <AreasSection form={form} location={location} />
      <HoursSection form={form} updates={[]} />
    </>
  );
}

test.each(fields)(
  '@DET-3 every reason for declining %s is shown as text in its section, %s',
  async (field, section, reasons) => {
    const all = [...reasons, ...anywhere];
    const errors = all.map((reason) => ({ reason, field, message: null }));
    await renderScreen(<Form states={fieldStates([], { fields: [field], errors })} />);
    const place = page.getByRole('region', { name: section, exact: true });
    const note = place.getByText(/^Couldn’t publish\./);
    await expect.element(note).toBeVisible();
    expect(page.getByText(/^Couldn’t publish\./).elements()).toHaveLength(1);
    for (const error of errors) {
      const sentence = reasonSentence(error);
      expect(sentence, error.reason).toMatch(/^[A-Z].*\.$/);
      expect(note.element().textContent).toContain(sentence);
    }
  },
);
