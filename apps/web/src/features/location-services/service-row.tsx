import { shownText } from '@placekeeper/contracts/core/wire';
import type { GoogleService } from '@placekeeper/contracts/model/service';
import { Badge } from '@placekeeper/ui/badge';
import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { X } from 'lucide-react';
import { keyOfService } from '../../data/services/service-changes.ts';
import { isStray } from './category-lists.ts';
import { ServiceChangeError } from './changes/change-error.tsx';
import { moveFocusAfterRemoval } from './changes/move-focus-after-removal.ts';
import type { ServiceList } from './service-list.ts';

interface ServiceRowProps {
  readonly list: ServiceList;
  readonly service: GoogleService;
}

/** SVC-3 */
export function ServiceRow({ list, service }: ServiceRowProps) {
  const name = shownText(service.display_name);
  const key = keyOfService(service);
  const removing = list.changes.pending.get(key) === 'remove';
  return (
    <li ref={moveFocusAfterRemoval} className="py-1">
      <div className="flex items-center gap-2">
        <span
          className={cn(
            'flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-14 wrap-anywhere',
            removing && 'text-text-3 line-through',
          )}
        >
          <bdi>{name}</bdi>
          {service.type === 'free_form' && <Badge>Own words</Badge>}
          {isStray(service, list.categoryIds) && <Badge tone="pending">Other category</Badge>}
          {list.duplicates.has(service) && <Badge tone="pending">Duplicate</Badge>}
        </span>
        {removing && <span className="text-12 text-text-3">Removing…</span>}
        <IconButton
          className="print:hidden"
          icon={<X aria-hidden />}
          label={`Remove ${name}`}
          loading={removing}
          onClick={() => list.remove(service)}
        />
      </div>
      <ServiceChangeError id={list.id} failed={list.changes.errors.get(key)} />
    </li>
  );
}
