import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFilterFold } from '../../../widgets/filters/use-filter-fold.ts';

interface FilterFoldProps {
  /** Marks the button, because a hidden filter may be active. The filters are then shown at first. */
  readonly active: boolean;
  readonly children: ReactNode;
}

export function FilterFold({ active, children }: FilterFoldProps) {
  const { button, panel } = useFilterFold(active);
  return (
    <>
      <IconButton
        {...button}
        className="ml-auto sm:hidden"
        icon={<ListFilter aria-hidden />}
        label={active ? 'Filters on' : 'Filter'}
        variant={active ? 'primary' : 'secondary'}
      />
      <div id={panel.id} className={cn('contents', panel.isFolded && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  );
}
