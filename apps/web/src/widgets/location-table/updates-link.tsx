import type { Location } from '@placekeeper/contracts/model/location';
import { nameWithCode } from '@placekeeper/contracts/wording/store-code';
import { Badge } from '@placekeeper/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reviewedQuery } from '../../data/portfolio/reviewed-locations.ts';
import { to } from '../../lib/url/paths.ts';

interface UpdatesLinkProps {
  readonly location: Pick<Location, 'id' | 'name' | 'store_code' | 'has_unresolved_updates'>;
}

export const UpdatesLink = ({ location }: UpdatesLinkProps) =>
  location.has_unresolved_updates && <LinkUnlessReviewed location={location} />;

function LinkUnlessReviewed({ location }: UpdatesLinkProps) {
  const { data: reviewed } = useQuery(reviewedQuery);
  if (reviewed?.has(location.id)) return null;
  return (
    <Link
      aria-label={`To review: updates at ${nameWithCode(location)}`}
      to={to('gbp.updates', {}, { locations: [location.id] })}
    >
      <Badge className="hover:underline" tone="pending">
        To review
      </Badge>
    </Link>
  );
}
