import type { BulkChanges } from '../bulk/bulk-changes.ts';
import { fieldOfText, textKeys } from '../bulk/text-changes.ts';
import type { LocationPatch } from '../model/location.ts';
import { patchFields, providerFields, socialField, socialNetworks } from './provider-fields.ts';

const fieldOf: Readonly<Record<keyof LocationPatch, string>> = patchFields;

const isPatchKey = (key: string): key is keyof LocationPatch => Object.hasOwn(fieldOf, key);

/** The field of an error path: `opening_hours.special_periods.0` belongs to the special hours. */
export function fieldOfPatchPath(path: string): string {
  if (path.startsWith('opening_hours.special_periods')) return 'specialHours';
  const [key = path] = path.split('.');
  return isPatchKey(key) ? fieldOf[key] : key;
}

const isEmpty = (list: readonly unknown[] | undefined) => list === undefined || list.length === 0;

interface ListChange {
  readonly add?: readonly unknown[] | undefined;
  readonly remove?: readonly unknown[] | undefined;
}
const hasMembers = (change: ListChange | undefined) =>
  !isEmpty(change?.add) || !isEmpty(change?.remove);

export function fieldsOfChanges(changes: BulkChanges): readonly string[] {
  const { set, special_periods, additional_categories, services, attributes, tags } = changes;
  const { opening_hours: hours, ...single } = set ?? {};
  const patched = Object.entries(single).flatMap(([key, value]) =>
    value === undefined ? [] : [fieldOfPatchPath(key)],
  );
  const texts = textKeys.filter((key) => changes.texts?.[key] !== undefined).map(fieldOfText);
  const networks = socialNetworks
    .filter((network) => changes.social_profiles?.[network] !== undefined)
    .map(socialField);
  const lists: readonly (readonly [field: string, touched: boolean])[] = [
    ['phoneNumbers', hasMembers(changes.additional_phone_numbers)],
    ['serviceArea.places', hasMembers(changes.service_areas)],
    ['regularHours', changes.periods !== undefined || hours === null || Boolean(hours?.periods)],
    [
      'specialHours',
      hours === null ||
        Boolean(hours?.special_periods) ||
        !isEmpty(special_periods?.add) ||
        !isEmpty(special_periods?.remove_dates),
    ],
    ['categories', changes.primary_category_id !== undefined || hasMembers(additional_categories)],
    ['serviceItems', hasMembers(services)],
    ['attributes', !isEmpty(attributes?.set) || !isEmpty(attributes?.clear)],
    ['tags', hasMembers(tags)],
  ];
  const listed = lists.filter(([, touched]) => touched).map(([field]) => field);
  const changed = new Set([...patched, ...listed, ...networks, ...texts]);
  return [...new Set([...providerFields.filter((field) => changed.has(field)), ...changed])];
}
