import type { Location } from '@placekeeper/contracts/model/location';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { Badge } from '@placekeeper/ui/badge';
import { Link } from 'react-router';
import { to } from '../../lib/url/paths.ts';

interface UpdatesLinkProps {
  readonly location: Pick<Location, 'id' | 'name' | 'store_code' | 'has_unresolved_updates'>;
}

export function UpdatesLink({ location }: UpdatesLinkProps) {
  if (!location.has_unresolved_updates) return null;
  return (
    <Link
      aria-label={`To review: updates of ${nameWithCode(location)}`}
      to={to('gbp.updates', {}, { locations: [location.id] })}
    >
      <Badge className="hover:underline" tone="pending">
        To review
      </Badge>
    </Link>
  );
}
