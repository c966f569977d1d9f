import type { Refusal } from '@placekeeper/contracts/model/patch-attempt';
import type { Location } from '@placekeeper/contracts/model/location';
import { Badge } from '@placekeeper/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { enqueueWithRetry } from '../../data/api/throttle.ts';
import { readFailedPatchAttempts } from '../../data/location-cache/failed-patch-attempts.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { standingOf } from '../../data/portfolio/profile-standing.ts';
import { declinedHash, to } from '../../lib/url/paths.ts';
import { fieldName } from '../field-value/field-name.ts';
import { standingNames } from '../filters/use-more-filters.ts';
import { attemptReasons, isPostponed } from '../publishing/field-states.ts';
import { useListOrigin } from '../location/list-origin.ts';
import { sentenceCase } from '../updates/update-title.tsx';

export function DeclinedReason({ location }: { readonly location: Location }) {
  const { id, name } = location;
  // Queued with low priority, because a page can hold many of these rows.
  const { data } = useQuery({
    ...locationQueries.failedPatchAttempts(id),
    queryFn: ({ signal }) =>
      enqueueWithRetry(() => readFailedPatchAttempts(id, signal), { signal, priority: -1 }),
  });
  const text = data && reasonsText(data);
  const standing = standingOf(data?.errors ?? []);
  const label = standing
    ? standingNames[standing]
    : isPostponed(data?.errors ?? [])
      ? 'Google’s rate limit'
      : 'Declined by Google';
  return (
    <Link
      aria-label={[label, text, name].filter(Boolean).join(', ')}
      className="group mt-1 flex h-5 w-fit max-w-full min-w-0 items-center gap-2 text-12 text-text-2 print:block print:h-auto"
      state={useListOrigin()}
      title={text}
      to={`${to('location', { location: id })}${declinedHash}`}
    >
      <Badge className="group-hover:underline" tone="removed">
        {label}
      </Badge>
      <span className="min-w-0 truncate">{text}</span>
    </Link>
  );
}

const reasonsText = (refusal: Refusal): string =>
  refusal.fields
    .map(
      (field) => `${sentenceCase(fieldName(field))}: ${attemptReasons(field, refusal).join(' ')}`,
    )
    .join(' ');
