import type { AttributeChange, BulkChanges } from './bulk-changes.ts';
import type { AttributeInput } from '../model/attribute.ts';
import type { Tag } from '../model/tag.ts';
import type { Catalogue } from '../profile/catalogue.ts';
import type { BulkContext, KnownTags } from './bulk-context.ts';
import { periodFromWire, specialFromWire } from '../profile/hours-wire.ts';
import { withAttributes, type Profile, type SpecialHourPeriod } from '../profile/profile.ts';
import { phoneKey } from '../rules/phone-number.ts';
import { withSocialProfiles } from '../profile/social-profiles.ts';
import { applyPatch } from '../profile/apply-patch.ts';
import type { EditedState } from './edited-state.ts';
import { isSameService, serviceItem, serviceItemKey } from './service-items.ts';

/** BULK-1: applying the changes twice has the same effect as applying them once. */
export function applyChanges(
  state: EditedState,
  changes: BulkChanges,
  { catalogue, tags }: Pick<BulkContext, 'catalogue' | 'tags'>,
): EditedState {
  const { set } = changes;
  return {
    profile: changeProfile(state.profile, changes, catalogue),
    label: set?.label === undefined ? state.label : set.label || null,
    labelType: set?.label_type === undefined ? state.labelType : set.label_type,
    websiteSlug:
      set?.business_website_slug === undefined
        ? state.websiteSlug
        : set.business_website_slug || null,
    tags: changeTags(state.tags, changes.tags, tags),
  };
}

const steps: readonly ((
  profile: Profile,
  changes: BulkChanges,
  catalogue: Catalogue,
) => Profile)[] = [
  (profile, { set }) => (set ? applyPatch(profile, set) : profile),
  (profile, { periods }) =>
    periods ? { ...profile, regularHours: periods.map(periodFromWire) } : profile,
  changePhones,
  changeServiceAreas,
  changeSpecialHours,
  changeCategories,
  changeServices,
  changeAttributes,
  changeSocialProfiles,
];

const changeProfile = (profile: Profile, changes: BulkChanges, catalogue: Catalogue): Profile =>
  steps.reduce((next, step) => step(next, changes, catalogue), profile);

function changeSpecialHours(profile: Profile, { special_periods: change }: BulkChanges): Profile {
  if (!change) return profile;
  const added = (change.add ?? []).map(specialFromWire);
  const replaced = new Set([
    ...(change.remove_dates ?? []),
    ...added.map(({ startDate }) => startDate),
  ]);
  const kept = profile.specialHours.filter(({ startDate }) => !replaced.has(startDate));
  if (added.length === 0 && kept.length === profile.specialHours.length) return profile;
  return { ...profile, specialHours: [...kept, ...added].toSorted(byDate) };
}

/** The sort is stable, so several periods on one date keep their given order. */
const byDate = (a: SpecialHourPeriod, b: SpecialHourPeriod) =>
  Number(a.startDate > b.startDate) - Number(a.startDate < b.startDate);

/** BULK-1: an item in both `add` and `remove` is kept. */
function onlyRemoved<Key>(remove: readonly Key[] = [], add: readonly Key[] = []): ReadonlySet<Key> {
  const wanted = new Set(add);
  return new Set(remove.filter((key) => !wanted.has(key)));
}

interface ListChange<Item, Key> {
  readonly add: readonly Item[] | undefined;
  readonly remove: readonly Key[] | undefined;
}

/** An item in `elsewhere` counts as present, so it is not added. */
function changeList<Item, Key>(
  items: readonly Item[],
  { add = [], remove }: ListChange<Item, Key>,
  keyOf: (item: Item) => Key,
  elsewhere: readonly Item[] = [],
): readonly Item[] {
  const removed = onlyRemoved(remove, add.map(keyOf));
  const kept = items.filter((item) => !removed.has(keyOf(item)));
  const present = new Set([...kept, ...elsewhere].map(keyOf));
  const added = add.filter((item) => {
    const key = keyOf(item);
    const isNew = !present.has(key);
    present.add(key);
    return isNew;
  });
  return [...kept, ...added];
}

function changePhones(
  profile: Profile,
  { additional_phone_numbers: change }: BulkChanges,
): Profile {
  if (!change) return profile;
  const { primaryPhone, additionalPhones } = profile.phoneNumbers;
  const region = profile.storefrontAddress?.regionCode;
  const keyOf = (phone: string) => phoneKey(phone, region);
  const wanted = {
    add: change.add?.map((phone) => phone.trim()),
    remove: change.remove?.map(keyOf),
  };
  const primary = primaryPhone === null ? [] : [primaryPhone];
  return {
    ...profile,
    phoneNumbers: {
      primaryPhone,
      additionalPhones: changeList(additionalPhones, wanted, keyOf, primary),
    },
  };
}

function changeServiceAreas(profile: Profile, { service_areas: change }: BulkChanges): Profile {
  if (!change) return profile;
  const add = change.add?.map(({ place_id, name }) => ({ placeId: place_id, placeName: name }));
  return {
    ...profile,
    serviceArea: changeList(
      profile.serviceArea,
      { add, remove: change.remove },
      ({ placeId }) => placeId,
    ),
  };
}

function changeCategories(profile: Profile, changes: BulkChanges): Profile {
  const { primary_category_id: chosen, additional_categories: change } = changes;
  const primary = chosen ?? profile.categories.primary;
  const removed = onlyRemoved(change?.remove, change?.add);
  const kept = profile.categories.additional.filter((id) => !removed.has(id));
  const additional = [...new Set([...kept, ...(change?.add ?? [])])].filter(
    (id) => id !== primary || (chosen === undefined && kept.includes(id)),
  );
  return { ...profile, categories: { primary, additional } };
}

function changeServices(
  profile: Profile,
  { services: change }: BulkChanges,
  catalogue: Catalogue,
): Profile {
  if (!change) return profile;
  const [add, remove] = [change.add, change.remove].map((list) =>
    list?.map((service) => serviceItem(service, catalogue)),
  );
  const removed = new Set(remove?.map(serviceItemKey));
  const present = profile.serviceItems.filter((item) => !removed.has(serviceItemKey(item)));
  return {
    ...profile,
    serviceItems: changeList(
      profile.serviceItems,
      {
        add: add?.filter(
          (item) => !present.some((listed) => isSameService(listed, item, catalogue)),
        ),
        remove: remove?.map(serviceItemKey),
      },
      serviceItemKey,
    ),
  };
}

function changeAttributes(profile: Profile, { attributes: change }: BulkChanges): Profile {
  if (!change) return profile;
  const cleared = (change.clear ?? []).map((name) => ({ name, values: [] }));
  const set = (change.set ?? []).map((one) => answerAfter(profile, one));
  return withAttributes(profile, [...cleared, ...set]);
}

function answerAfter(
  profile: Profile,
  { cleared_values: cleared, ...input }: AttributeChange,
): AttributeInput {
  if (!cleared) return input;
  const { values, unset_values: denied = [] } = input;
  const before = profile.attributes[input.name];
  const changed = new Set<string | boolean>([...values, ...denied, ...cleared]);
  const isKept = (value: string | boolean) => !changed.has(value);
  return {
    ...input,
    values: [...(before?.values ?? []).filter(isKept), ...values],
    unset_values: [...(before?.unsetValues ?? []).filter(isKept), ...denied],
  };
}

function changeSocialProfiles(profile: Profile, { social_profiles: change }: BulkChanges): Profile {
  return change ? withSocialProfiles(profile, change) : profile;
}

function changeTags(
  tags: readonly Tag[],
  change: BulkChanges['tags'],
  knownTags: KnownTags,
): readonly Tag[] {
  if (!change) return tags;
  const removed = onlyRemoved<number>(change.remove, change.add);
  const kept = tags.filter(({ id }) => !removed.has(id));
  const present = new Set<number>(kept.map(({ id }) => id));
  const added = [...new Set(change.add)].flatMap((id) => {
    const tag = knownTags.get(id);
    return tag && !present.has(id) ? [tag] : [];
  });
  return [...kept, ...added].toSorted((a, b) => a.id - b.id);
}
