import type { Location } from '@placekeeper/contracts/model/location';
import { Badge } from '@placekeeper/ui/badge';

const closedTexts = {
  closed_temporarily: 'Temporarily closed',
  closed_permanently: 'Permanently closed',
} as const;

/** Hides "open"; an unknown status appears with its raw name. */
export function OpenStatus({ status }: Pick<Location, 'status'>) {
  if (status === undefined || status === 'open') return null;
  const text = Object.entries(closedTexts).find(([known]) => known === status)?.[1] ?? status;
  return <Badge className="shrink-0">{text}</Badge>;
}
