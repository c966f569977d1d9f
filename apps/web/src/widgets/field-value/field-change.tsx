import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isProviderField, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import {
  categoryItems,
  phoneItems,
  placeItems,
  serviceItems,
} from '@placekeeper/contracts/wording/list-items';
import { openStatusText } from '@placekeeper/contracts/wording/open-status-text';
import type { ComponentType, ReactNode } from 'react';
import * as z from 'zod/mini';
import { reportDrift } from '../../lib/report-error.ts';
import { AddressChange } from './address-change.tsx';
import { dateText } from './date-text.ts';
import { HoursChange } from './hours-change.tsx';
import { LinkChange } from './link-change.tsx';
import { ListChange } from './list-change.tsx';
import { PinChange } from './pin-change.tsx';
import { PlainChange } from './plain-change.tsx';
import type { Sides } from './sides.ts';
import { SpecialHoursChange } from './special-hours-change.tsx';
import { TextChange } from './text-change.tsx';

type FieldChangeProps = Pick<GoogleUpdate, 'field_name' | 'platform_value' | 'update_value'>;

/** UPD-8: both values of a field as what they are. */
export function FieldChange({ field_name: field, platform_value, update_value }: FieldChangeProps) {
  const sides = { before: platform_value, after: update_value };
  // A name that is not known was told when it arrived.
  if (!isProviderField(field)) return <PlainChange {...sides} />;
  const shown = pictures[field](sides);
  if (shown !== null) return shown;
  // UPD-9
  reportDrift('updates', [{ kind: 'unreadable', path: `/update_value of ${field}` }]);
  return <PlainChange {...sides} />;
}

/** Null for values that do not have the field's form. */
type Picture = (sides: Sides<unknown>) => ReactNode | null;

function picture<Shape extends z.ZodMiniType>(
  shape: Shape,
  View: ComponentType<Sides<z.infer<Shape>>>,
): Picture {
  return ({ before, after }) => {
    const [ours, theirs] = [z.safeParse(shape, before), z.safeParse(shape, after)];
    return ours.success && theirs.success ? <View before={ours.data} after={theirs.data} /> : null;
  };
}

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
  storefrontAddress: picture(fieldValues.storefrontAddress, AddressChange),
  regularHours: picture(fieldValues.regularHours, HoursChange),
  specialHours: picture(fieldValues.specialHours, SpecialHoursChange),
  latlng: picture(fieldValues.latlng, PinChange),
  phoneNumbers: picture(fieldValues.phoneNumbers, ({ before, after }) => (
    <ListChange before={phoneItems(before)} after={phoneItems(after)} />
  )),
  categories: picture(fieldValues.categories, ({ before, after }) => (
    <ListChange before={categoryItems(before)} after={categoryItems(after)} />
  )),
  serviceItems: picture(fieldValues.serviceItems, ({ before, after }) => (
    <ListChange before={serviceItems(before)} after={serviceItems(after)} />
  )),
  'serviceArea.places': picture(fieldValues['serviceArea.places'], ({ before, after }) => (
    <ListChange before={placeItems(before)} after={placeItems(after)} />
  )),
  'attributes/url_facebook': social,
  'attributes/url_instagram': social,
  'attributes/url_linkedin': social,
  'attributes/url_pinterest': social,
  'attributes/url_tiktok': social,
  'attributes/url_twitter': social,
  'attributes/url_youtube': social,
};
