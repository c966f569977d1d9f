import type { Location } from '@placekeeper/contracts/model/location';
import { Banner } from '@placekeeper/ui/banner';
import { Link, Navigate, useLocation } from 'react-router';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { standingOf } from '../../../data/portfolio/profile-standing.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { declinedHash } from '../../../lib/url/paths.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { fieldPlace } from '../../../widgets/publishing/field-place.ts';
import { StandingAdvice } from '../../../widgets/location/standing-advice.tsx';
import { isPostponed } from '../../../widgets/publishing/field-states.ts';
import { RetryEdit } from '../../../widgets/publishing/retry/retry-edit.tsx';
import { RetryService } from '../../../widgets/publishing/retry/retry-service.tsx';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { retriedFields, useDeclined, type DeclinedEdit } from './use-declined.ts';

/** DET-3: appears on every tab and links to the declined fields. */
export function DeclinedBanner({ location }: { readonly location: Location }) {
  const edits = useDeclined(location);
  const { data } = usePrefetched(locationQueries.failedPatchAttempts(location.id));
  const standing = standingOf(data?.errors ?? []);
  const fields = retriedFields(edits);
  const { hash, state } = useLocation();
  const isSought = hash === declinedHash;
  const places = edits.flatMap(({ field }) => (field && fieldPlace(location.id, field)) ?? []);
  if (edits.length === 0) return null;
  return (
    <Banner
      className="items-start"
      tone="danger"
      title={titleOf(edits.length, isPostponed(data?.errors ?? []))}
      actions={
        fields.length > 0 && (
          <RetryEdit
            location={location}
            fields={fields}
            label={retryLabel(fields.length, edits.length)}
            variant="secondary"
          />
        )
      }
    >
      {isSought && places[0] && <Navigate replace state={state} to={places[0]} />}
      {standing && <StandingAdvice className="mt-1" of="one" standing={standing} />}
      <ul className="mt-1 grid gap-1">
        {edits.map((edit) => (
          <DeclinedRow key={edit.field ?? ''} location={location} edit={edit} />
        ))}
      </ul>
    </Banner>
  );
}

const titleOf = (count: number, isRateLimit: boolean): string =>
  isRateLimit
    ? `${formatCount(count, 'edit')} not published because of Google’s rate limit`
    : `${formatCount(count, 'edit')} declined by Google`;

function retryLabel(retried: number, declined: number): string {
  if (retried < declined) return `Retry ${formatCount(retried, 'field')}`;
  return declined === 1 ? 'Retry' : 'Retry all';
}

interface DeclinedRowProps {
  readonly location: Location;
  readonly edit: DeclinedEdit;
}

function DeclinedRow({ location, edit: { field, reasons, retry } }: DeclinedRowProps) {
  const { state } = useLocation();
  const place = field === null ? undefined : fieldPlace(location.id, field);
  const name = field === null ? 'Unknown field' : sentenceCase(fieldName(field));
  return (
    <li className="wrap-anywhere">
      {place === undefined ? (
        name
      ) : (
        <Link className="font-550 underline" preventScrollReset state={state} to={place}>
          {name}
        </Link>
      )}
      : {reasons.join(' ')}{' '}
      {retry && field === 'serviceItems' && <RetryService location={location.id} />}
    </li>
  );
}
