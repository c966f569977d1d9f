import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { ListFilter } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

interface FilterFoldProps {
  /** Marks the button, because a hidden filter may be active. The filters are then shown at first. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/** On a phone, a button shows and hides the filters. Wider screens always show them, without the button. */
export function FilterFold({ active, children }: FilterFoldProps) {
  const [isOpen, setIsOpen] = useState(active);
  const panel = useId();
  return (
    <>
      <IconButton
        aria-controls={panel}
        aria-expanded={isOpen}
        className="ml-auto sm:hidden"
        icon={<ListFilter aria-hidden />}
        label={active ? 'Filters on' : 'Filter'}
        size="sm"
        variant={active ? 'primary' : 'secondary'}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={panel} className={cn('contents', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  );
}
