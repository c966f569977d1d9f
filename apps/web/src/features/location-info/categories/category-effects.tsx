import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { serviceQueries } from '../../../data/services/queries.ts';
import { formatCount, formatList } from '../../../lib/text/format.ts';
import { chosenCategories, type ChosenCategories } from '../form/chosen-categories.ts';
import { lostServices, removedCategories, type LostServices } from './lost-services.ts';

interface CategoryEffectsProps {
  readonly location: Location;
  readonly now: ChosenCategories;
}

/** DET-2: what a change of categories also changes, said before it is saved. */
export function CategoryEffects({ location, now }: CategoryEffectsProps) {
  const saved = chosenCategories(location);
  const removed = removedCategories(saved, now);
  // ERR-2: without an answer the rest is said.
  const { data: services } = useQuery({
    ...serviceQueries.ofLocation(location.id),
    enabled: removed.length > 0,
  });
  const lost = lostServices(removed, services);
  const isOther =
    now.primary !== null && saved.primary !== null && saved.primary.id !== now.primary.id;

  return (
    <div className="grid gap-2 empty:hidden" role="status">
      {isOther && (
        <Banner
          icon={<TriangleAlert aria-hidden />}
          title="The primary category changes."
          tone="pending"
        >
          {location.gbp_management_status !== 'disabled' &&
            'Google may ask you to verify the business again before it shows the change. '}
          Attributes that do not fit “{now.primary?.name}” are no longer shown.
        </Banner>
      )}
      {lost.map((one) => (
        <Banner
          key={one.category.id}
          icon={<TriangleAlert aria-hidden />}
          title={`${formatCount(one.services.length, 'service')} may go with “${one.category.name}”.`}
          tone="pending"
        >
          {namesOf(one)} {one.services.length === 1 ? 'stays' : 'stay'} only where another of your
          categories offers the same.
        </Banner>
      ))}
    </div>
  );
}

const named = 3;

function namesOf({ services }: LostServices): string {
  const more = services.length - named;
  if (more <= 1) return formatList(services);
  return formatList([...services.slice(0, named), formatCount(more, 'other')]);
}
