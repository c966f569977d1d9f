import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { SpotlightItem } from '@placekeeper/contracts/model/spotlight';
import {
  Archive,
  CircleUserRound,
  CornerDownRight,
  GitCompareArrows,
  History,
  Layers,
  MapPin,
  Plus,
  Settings,
  Tags,
  type LucideIcon,
} from 'lucide-react';
import { labelColours } from '../../widgets/location/label-colours.ts';
import type { Entry, EntryAction } from './entry.ts';

const icons: ReadonlyMap<string | null, LucideIcon> = new Map([
  ['map-pin', MapPin],
  ['git-compare-arrows', GitCompareArrows],
  ['archive', Archive],
  ['layers', Layers],
  ['history', History],
  ['tags', Tags],
  ['plus', Plus],
  ['key-round', CircleUserRound],
  ['settings', Settings],
]);

const colours: ReadonlyMap<string | null, Entry['colour']> = new Map(Object.entries(labelColours));

/**
 * SPOT-10: empty for an item without a valid link. Only paths and https URLs are valid, so no `javascript:` link runs.
 */
export function platformEntry(item: SpotlightItem): readonly Entry[] {
  const does = actionOf(item.link);
  if (!does) return [];
  const { location } = item;
  return [
    {
      key: location ? `location-${location.id}` : item.link,
      title: item.title,
      detail:
        [location && storeCodeOf(location), location?.formatted_address]
          .filter(Boolean)
          .join(' · ') || undefined,
      icon: icons.get(item.icon ?? null) ?? (location ? MapPin : CornerDownRight),
      colour: colours.get(item.color ?? null),
      does,
    },
  ];
}

function actionOf(link: string): EntryAction | null {
  if (/^\/(?![/\\])/.test(link)) return { kind: 'go', to: link };
  return /^https:\/\//i.test(link) ? { kind: 'leave', href: link } : null;
}
