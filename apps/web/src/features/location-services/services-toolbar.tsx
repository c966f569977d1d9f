import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Category } from '@placekeeper/contracts/model/category';
import { Button } from '@placekeeper/ui/button';
import { Menu, MenuCheckboxItem } from '@placekeeper/ui/menu';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { ChevronDown } from 'lucide-react';
import { DebouncedSearch } from '../../widgets/filters/debounced-search.tsx';
import { toggleCategory } from './filter/service-filter.ts';
import { ServicesMenu } from './services-menu.tsx';
import type { ServiceFilterControls } from './filter/use-service-filter.ts';

interface ServicesToolbarProps extends ServiceFilterControls {
  readonly id: LocationId;
  readonly categories: readonly Category[];
}

/** SVC-6: one filter for what is listed and what is suggested. */
export function ServicesToolbar({ id, categories, filter, change }: ServicesToolbarProps) {
  const chosen = filter.categories ?? [];
  return (
    <div className="mt-4 flex flex-wrap items-start gap-2 print:hidden">
      <div
        role="search"
        aria-label="Filter services"
        className="flex min-w-0 flex-1 flex-wrap items-center gap-2"
      >
        <DebouncedSearch
          label="Search services"
          value={filter.filter ?? ''}
          onSearch={(text) => change({ filter: text }, { replace: Boolean(filter.filter) })}
        />
        {categories.length > 1 && (
          <Menu
            trigger={
              <Button>
                Category
                <ChevronDown aria-hidden />
              </Button>
            }
          >
            {categories.map((category) => (
              <MenuCheckboxItem
                key={category.id}
                checked={chosen.includes(category.id)}
                closeOnClick={false}
                onCheckedChange={(on) =>
                  change(
                    { categories: toggleCategory(filter, category.id, on) },
                    { replace: chosen.length > 0 },
                  )
                }
              >
                {category.display_name}
              </MenuCheckboxItem>
            ))}
          </Menu>
        )}
        {chosen.map((category) => (
          <TagChip
            key={category}
            colour="blue"
            name={categories.find((one) => one.id === category)?.display_name ?? category}
            onRemove={() => change({ categories: toggleCategory(filter, category, false) })}
          />
        ))}
      </div>
      <ServicesMenu id={id} />
    </div>
  );
}
