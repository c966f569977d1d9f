import type { Location } from '@placekeeper/contracts/model/location';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Badge } from '@placekeeper/ui/badge';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { X } from 'lucide-react';
import { catalogueQueries, useCategorySource } from '../../../data/catalogue/queries.ts';
import { CatalogueChoice } from '../../../widgets/form/catalogue-choice.tsx';
import { ChosenList, ChosenRow } from '../../../widgets/form/chosen-list.tsx';
import type { FormView } from '../form/form-view.ts';
import { namedError } from '../form/named-error.ts';
import { toSearchBox, useChosenList } from '../form/use-chosen-list.tsx';
import { CategoryEffects } from './category-effects.tsx';
import {
  allOf,
  withCategory,
  withoutCategory,
  withPrimary,
  type NamedCategory,
} from '../form/chosen-categories.ts';

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
    if (allOf(chosen).some((category) => category.id === id)) return 'Chosen';
    return isFull ? 'No room' : undefined;
  };
  const row = (category: NamedCategory) => (
    <ChosenRow key={category.id} name={category.name}>
      <Button
        aria-label={`Make ${category.name} primary`}
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
            ? `Google keeps ${profileLimits.additionalCategories} categories beside the primary one. Remove one to add another.`
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

/** To the one that was primary: another press takes the change back. */
const toFirstOther = (section: Element) =>
  section.querySelectorAll('[data-chosen]')[1]?.querySelector('button');
