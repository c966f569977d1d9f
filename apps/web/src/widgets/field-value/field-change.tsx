import { readWhole } from '@placekeeper/contracts/core/decode';
import type { OutputOf, Schema } from '@placekeeper/contracts/core/schema';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { OpeningPeriod } from '@placekeeper/contracts/model/opening-hours';
import { knownField, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { valueKey } from '@placekeeper/contracts/rules/similar-updates';
import { addressLines } from '@placekeeper/contracts/wording/address-lines';
import type { ListItem } from '@placekeeper/contracts/wording/list-difference';
import {
  categoryItems,
  phoneItems,
  placeItems,
  serviceItems,
} from '@placekeeper/contracts/wording/list-items';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import { specialDayTexts } from '@placekeeper/contracts/wording/special-day-texts';
import { spansText, weekSpans } from '@placekeeper/contracts/wording/week-spans';
import type { ComponentType, ReactNode } from 'react';
import { reportDrift } from '../../lib/telemetry/report-error.ts';
import { dateText } from './date-text.ts';
import { HoursChange } from './hours-change.tsx';
import { LinesChange } from './lines-change.tsx';
import { LinkChange } from './link-change.tsx';
import { ListChange } from './list-change.tsx';
import { PinChange, pinText } from './pin-change.tsx';
import { PlainChange } from './plain-change.tsx';
import type { BeforeAfter } from './before-after.ts';
import { SpecialHoursChange } from './special-hours-change.tsx';
import { TextChange } from './text-change.tsx';

type FieldChangeProps = Pick<GoogleUpdate, 'field_name' | 'platform_value' | 'update_value'>;

/** UPD-8: both values of a field as what they are. */
export function FieldChange({ field_name, platform_value, update_value }: FieldChangeProps) {
  const sides = { before: platform_value, after: update_value };
  const field = knownField(field_name);
  // A name that is not known was told when it arrived.
  if (!field) return <PlainChange {...sides} />;
  const shown = pictures[field](sides);
  if (shown !== null) return shown;
  // UPD-9
  reportDrift('updates', [{ kind: 'unreadable', path: `/update_value of ${field}` }]);
  return <PlainChange {...sides} />;
}

/** Null for values that do not have the field's form, or more in them than it shows. */
type Picture = (sides: BeforeAfter<unknown>) => ReactNode | null;

function picture<Shape extends Schema>(
  shape: Shape,
  View: ComponentType<BeforeAfter<OutputOf<Shape>>>,
  told: (value: OutputOf<Shape>) => unknown = (value) => value,
): Picture {
  return ({ before, after }) => {
    const [ours, theirs] = [readWhole(shape, before), readWhole(shape, after)];
    if (!ours || !theirs) return null;
    const differ = valueKey(before) !== valueKey(after);
    if (differ && valueKey(told(ours.value)) === valueKey(told(theirs.value))) return null;
    return <View before={ours.value} after={theirs.value} />;
  };
}

const list = <Shape extends Schema>(
  shape: Shape,
  itemsOf: (value: OutputOf<Shape>) => readonly ListItem[],
): Picture =>
  picture(
    shape,
    ({ before, after }) => <ListChange before={itemsOf(before)} after={itemsOf(after)} />,
    (value) => itemsOf(value).map(({ text, mark }) => [text, mark]),
  );

const weekTexts = (periods: readonly OpeningPeriod[]) =>
  Object.values(weekSpans(periods)).map(spansText);

const hidden = 'Not shown to customers';

const social = picture(fieldValues['attributes/url_facebook'], LinkChange);

const pictures: Readonly<Record<ProviderField, Picture>> = {
  storeCode: picture(fieldValues.storeCode, TextChange),
  title: picture(fieldValues.title, TextChange),
  'profile.description': picture(fieldValues['profile.description'], TextChange),
  'openInfo.openingDate': picture(fieldValues['openInfo.openingDate'], (sides) => (
    <TextChange {...sides} format={dateText} />
  )),
  'openInfo.status': picture(fieldValues['openInfo.status'], (sides) => (
    <TextChange {...sides} format={openStatusText} />
  )),
  websiteUri: picture(fieldValues.websiteUri, LinkChange),
  storefrontAddress: picture(
    fieldValues.storefrontAddress,
    ({ before, after }) => (
      <LinesChange
        before={addressLines(before)}
        after={addressLines(after)}
        none={{ before: hidden, after: hidden }}
      />
    ),
    addressLines,
  ),
  regularHours: picture(fieldValues.regularHours, HoursChange, weekTexts),
  specialHours: picture(fieldValues.specialHours, SpecialHoursChange, (periods) => [
    ...specialDayTexts(periods),
  ]),
  latlng: picture(fieldValues.latlng, PinChange, (pin) => pin && pinText(pin)),
  phoneNumbers: list(fieldValues.phoneNumbers, phoneItems),
  categories: list(fieldValues.categories, categoryItems),
  serviceItems: list(fieldValues.serviceItems, serviceItems),
  'serviceArea.places': list(fieldValues['serviceArea.places'], placeItems),
  'attributes/url_facebook': social,
  'attributes/url_instagram': social,
  'attributes/url_linkedin': social,
  'attributes/url_pinterest': social,
  'attributes/url_tiktok': social,
  'attributes/url_twitter': social,
  'attributes/url_youtube': social,
};
