import type { ComponentType } from 'react';
import { GoogleMark } from '../src/icons/google-mark.tsx';
import type { IconProps } from '../src/icons/icon.tsx';
import { OwnerManagerMark } from '../src/icons/owner-manager-mark.tsx';
import { PlacekeeperMark } from '../src/icons/placekeeper-mark.tsx';
import {
  CitationFinderMark,
  ListingsMark,
  PlatformHomeMark,
  RankingGridsMark,
  RankTrackerMark,
  ReputationBuilderMark,
} from '../src/icons/product-marks.tsx';
import { Bell, Layers, MapPin, Search } from 'lucide-react';
import { Section, Specimen } from './specimen.tsx';

type Named = { name: string; icon: ComponentType<IconProps> };

const products: Named[] = [
  { name: 'Local platform home', icon: PlatformHomeMark },
  { name: 'Local ranking grids', icon: RankingGridsMark },
  { name: 'Local rank tracker', icon: RankTrackerMark },
  { name: 'Local citation finder', icon: CitationFinderMark },
  { name: 'Reputation builder', icon: ReputationBuilderMark },
  { name: 'Listings service', icon: ListingsMark },
];

const sources: Named[] = [
  { name: 'Google', icon: GoogleMark },
  { name: 'Owner/Manager', icon: OwnerManagerMark },
];

const beside: Named[] = [
  { name: 'Search', icon: Search },
  { name: 'Locations', icon: MapPin },
  { name: 'Bulk edit', icon: Layers },
  { name: 'News', icon: Bell },
];

export function Icons() {
  return (
    <Section
      id="icons"
      lead="Lucide’s icons for actions, our own for products and for who changed a profile. All take the colour of the text and have a line of one weight."
      title="Icons"
    >
      <Specimen name="Placekeeper">
        <span className="flex size-16 items-center justify-center rounded-12 bg-text text-surface forced-color-adjust-none fill-on-paper">
          <PlacekeeperMark aria-hidden className="size-9" />
        </span>
        <span className="flex size-9 items-center justify-center rounded-8 bg-text text-surface forced-color-adjust-none fill-on-paper">
          <PlacekeeperMark aria-hidden className="size-5" />
        </span>
        <PlacekeeperMark aria-hidden className="size-5" />
        <PlacekeeperMark aria-hidden />
        <span className="text-16 font-600">Placekeeper</span>
      </Specimen>
      <IconRow icons={products} name="Products" />
      <IconRow icons={sources} name="Sources" />
      <IconRow icons={beside} name="Lucide, to compare" />
    </Section>
  );
}

function IconRow({ name, icons }: { name: string; icons: readonly Named[] }) {
  return (
    <Specimen name={name}>
      <ul className="grid w-full grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {icons.map(({ name: title, icon: Icon }) => (
          <li key={title} className="flex items-center gap-3">
            <span className="flex size-9 items-center justify-center rounded-6 border border-line bg-surface">
              <Icon aria-hidden className="size-5" />
            </span>
            <Icon aria-hidden />
            {title}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
