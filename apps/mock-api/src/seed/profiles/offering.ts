import { findCategory } from '../../provider/catalogue.ts';
import { socialNetworks, type SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import { attributeByName } from '../../provider/attributes.ts';
import type {
  AttributeSetting,
  Profile,
  ServiceItem,
} from '@placekeeper/contracts/profile/profile';
import type { Trade } from '../data/trade.ts';
import { usualAttributes } from '../data/usual-attributes.ts';
import type { Random } from './random.ts';

export function randomCategories(random: Random, trade: Trade): Profile['categories'] {
  return { primary: trade.primary, additional: random.some(trade.additional, 0.5) };
}

export function randomServices(random: Random, trade: Trade): ServiceItem[] {
  const structured = findCategory(trade.primary)?.services ?? [];
  return [
    ...random
      .some(structured, 0.6)
      .map(({ id, name }) => ({ structuredServiceItem: { serviceTypeId: id, displayName: name } })),
    ...random
      .some(trade.ownServices, 0.35)
      .map((displayName) => ({ freeFormServiceItem: { category: trade.primary, displayName } })),
  ];
}

export function randomAttributes(
  random: Random,
  trade: Trade,
  website: string | null,
): Profile['attributes'] {
  const settings: Record<string, AttributeSetting> = {};
  for (const name of random.some(usualAttributes(trade.primary), 0.4)) {
    const values = valuesOf(random, name, website);
    if (values) settings[name] = { values };
  }
  return settings;
}

function valuesOf(
  random: Random,
  name: string,
  website: string | null,
): AttributeSetting['values'] | null {
  const attribute = attributeByName(name);
  if (!attribute) return null;
  const choices = attribute.valueMetadata.map(({ value }) => value);
  if (attribute.valueType === 'BOOL') return [random.chance(0.85)];
  if (attribute.valueType === 'ENUM') return [random.pick(choices)];
  if (attribute.valueType === 'REPEATED_ENUM')
    return [random.pick(choices), ...random.some(choices, 0.5)].filter(unique);
  return website
    ? [`${website}/${name.replace('attributes/url_', '').replaceAll('_', '-')}`]
    : null;
}

const unique = <Item>(item: Item, index: number, items: readonly Item[]) =>
  items.indexOf(item) === index;

const socialAddresses: Readonly<Record<SocialNetwork, (handle: string) => string>> = {
  facebook: (handle) => `https://www.facebook.com/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/company/${handle}`,
  pinterest: (handle) => `https://www.pinterest.com/${handle}`,
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  twitter: (handle) => `https://x.com/${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
};

export function randomSocialProfiles(random: Random, slug: string): Profile['socialProfiles'] {
  const handle = slug.replaceAll('-', '').slice(0, 15);
  const networks = [
    'facebook',
    ...random.some(socialNetworks.slice(1), 0.3),
  ] as const satisfies readonly SocialNetwork[];
  return Object.fromEntries(networks.map((network) => [network, socialAddresses[network](handle)]));
}
