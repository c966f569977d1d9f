import { MoreIcon } from '@placekeeper/ui/icons/more-icon';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Category } from '@placekeeper/contracts/model/category';
import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Menu, MenuCheckboxItem, MenuItem } from '@placekeeper/ui/menu';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { ChevronDown, CopyX, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useResolveDuplicates } from '../../data/services/mutations.ts';
import { formatCount } from '../../lib/text/format.ts';
import { useQuickChanges } from '../../lib/url/use-quick-changes.ts';
import { DebouncedSearch } from '../../widgets/filters/debounced-search.tsx';
import { showToast, showFailure } from '../../widgets/toast/show-toast.ts';
import { useEnableServices } from './changes/use-enable-services.ts';
import {
  toggleCategory,
  readServiceFilter,
  writeServiceFilter,
  type ServiceFilter,
} from './filter/service-filter.ts';

/** The address holds the filter, so it can be shared, and Back undoes each change. */
export function useServiceFilter() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const inUrl = readServiceFilter(search);
  const { state: filter, change } = useQuickChanges<ServiceFilter>(inUrl, (next, options) => {
    const query = writeServiceFilter({ ...inUrl, ...next });
    void navigate(query ? `${pathname}?${query}` : pathname, {
      ...options,
      preventScrollReset: true,
    });
  });
  return { filter, change };
}

export type ServiceFilterControls = ReturnType<typeof useServiceFilter>;

export function useRemoveDuplicates(id: LocationId) {
  const { mutate, isPending } = useResolveDuplicates(id);
  return {
    pending: isPending,
    remove: () =>
      mutate(undefined, {
        onSuccess: (left) =>
          void (left === null || left === 0
            ? showToast('success', left === 0 ? 'No duplicates left' : 'Duplicates removed')
            : showToast(
                'error',
                `${formatCount(left, 'duplicate')} couldn’t be removed. Remove them in the list.`,
              )),
        onError: showFailure('Couldn’t remove duplicates'),
      }),
  };
}

interface ServicesToolbarProps extends ServiceFilterControls {
  readonly id: LocationId;
  readonly categories: readonly Category[];
  /** Notes after the filter. */
  readonly children: ReactNode;
}

/** The filter applies to listed and suggested services. */
export function ServicesToolbar(props: ServicesToolbarProps) {
  const { id, categories, filter, change, children } = props;
  const chosen = filter.categories ?? [];
  return (
    <div className="mt-4 flex items-start gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div
          role="search"
          aria-label="Filter services"
          className="flex min-w-0 flex-wrap items-center gap-2 max-md:contents print:hidden"
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
        {children}
      </div>
      <ServicesMenu id={id} />
    </div>
  );
}

function ServicesMenu({ id }: { readonly id: LocationId }) {
  const duplicates = useRemoveDuplicates(id);
  const services = useEnableServices(id);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          className="print:hidden"
          variant="secondary"
          icon={<MoreIcon />}
          label="Service actions"
          loading={duplicates.pending || services.pending}
        />
      }
    >
      <MenuItem icon={<CopyX aria-hidden />} onClick={duplicates.remove}>
        Remove duplicate services
      </MenuItem>
      <MenuItem icon={<LockOpen aria-hidden />} onClick={services.enable}>
        Retry enabling services
      </MenuItem>
    </Menu>
  );
}
