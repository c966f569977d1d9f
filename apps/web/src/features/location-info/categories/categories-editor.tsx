import type { Location } from '@placekeeper/contracts/model/location';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Badge } from '@placekeeper/ui/badge';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { catalogueQueries, useCategorySource } from '../../../data/catalogue/queries.ts';
import { serviceQueries } from '../../../data/services/queries.ts';
import { formatCount, formatList } from '../../../lib/text/format.ts';
import { CatalogueChoice } from '../../../widgets/form/catalogue-choice.tsx';
import { ChosenList, ChosenRow } from '../../../widgets/form/chosen-list.tsx';
import {
  allOf,
  withCategory,
  withoutCategory,
  withPrimary,
  type NamedCategory,
  chosenCategories,
  type ChosenCategories,
} from '../form/chosen-categories.ts';
import type { FormView } from '../form/use-info-form.ts';
import { namedError } from '../form/named-error.ts';
import { toSearchBox, useChosenList } from '../form/use-chosen-list.tsx';
import { lostServices, removedCategories, type LostServices } from './lost-services.ts';

interface CategoriesEditorProps {
  readonly form: FormView;
  readonly location: Location;
}

/** DET-2: one primary category and up to nine others. */
export function CategoriesEditor({ form, location }: CategoriesEditorProps) {
  const { value: chosen, error, change, setElement, said } = useChosenList(form, 'categories');
  const source = useCategorySource();
  const isFull = chosen.additional.length >= profileLimits.additionalCategories;

  const reasonAgainst = (id: string): string | undefined => {
    if (allOf(chosen).some((category) => category.id === id)) return 'Already added';
    return isFull ? 'Limit reached' : undefined;
  };
  const row = (category: NamedCategory) => (
    <ChosenRow key={category.id} name={category.name}>
      <Button
        aria-label={`Make primary: ${category.name}`}
        size="sm"
        variant="ghost"
        onClick={({ currentTarget: from }) =>
          change(withPrimary(chosen, category), `${category.name} is the primary category`, {
            from,
            to: toFirstOther,
          })
        }
      >
        Make primary
      </Button>
      <IconButton
        size="sm"
        icon={<X aria-hidden />}
        label={`Remove ${category.name}`}
        onClick={({ currentTarget: from }) =>
          change(withoutCategory(chosen, category.id), `${category.name} removed`, {
            from,
            to: toSearchBox,
          })
        }
      />
    </ChosenRow>
  );

  return (
    <div ref={setElement} className="grid gap-5">
      <ChosenList label="Categories">
        {chosen.primary && <ChosenRow name={chosen.primary.name} badge={<Badge>Primary</Badge>} />}
        {chosen.additional.map(row)}
      </ChosenList>
      <CategoryEffects location={location} now={chosen} />
      <CatalogueChoice
        label={chosen.primary ? 'Add a category' : 'Primary category'}
        hint={
          isFull
            ? `You’ve reached Google’s limit of ${profileLimits.additionalCategories} additional categories. Remove one to add another.`
            : categoryHints[source]
        }
        error={namedError(error, (place) =>
          place === 'primary' ? chosen.primary?.name : chosen.additional[Number(place)]?.name,
        )}
        placeholder="Search categories"
        noun="category"
        source={source}
        query={catalogueQueries.categories}
        choicesOf={({ categories }) =>
          categories.map(({ id, display_name: name }) => ({
            value: id,
            label: name,
            disabledReason: reasonAgainst(id),
          }))
        }
        onChoose={({ value, label }) =>
          change(withCategory(chosen, { id: value, name: label }), `${label} added`)
        }
      />
      {said}
    </div>
  );
}

const categoryHints = {
  google: undefined,
  locations: 'Choose from the categories your locations already use.',
} as const;

/** Finds the button of the former primary category, so that pressing it again reverts the change. */
const toFirstOther = (section: Element) =>
  section.querySelectorAll('[data-chosen]')[1]?.querySelector('button');

interface CategoryEffectsProps {
  readonly location: Location;
  readonly now: ChosenCategories;
}

function CategoryEffects({ location, now }: CategoryEffectsProps) {
  const saved = chosenCategories(location);
  const removed = removedCategories(saved, now);
  // If the request fails, the other effects are still shown.
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
        <Banner title="You’re changing the primary category" tone="pending">
          {location.gbp_management_status !== 'disabled' &&
            'Google may ask you to re-verify the business before showing the change. '}
          Attributes that don’t apply to “{now.primary?.name}” will be hidden.
        </Banner>
      )}
      {lost.map((one) => (
        <Banner
          key={one.category.id}
          title={`Removing “${one.category.name}” may also remove ${formatCount(one.services.length, 'service')}`}
          tone="pending"
        >
          {one.services.length === 1
            ? `${namesOf(one)} is kept only if another of your categories offers it.`
            : `${namesOf(one)} stay only if another of your categories offers them.`}
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
