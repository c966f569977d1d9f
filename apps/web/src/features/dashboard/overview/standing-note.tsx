import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { notedStandings } from '../../../data/portfolio/profile-standing.ts';
import { standings } from '../../../data/portfolio/record-filters.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';

const titles = { suspended: 'Suspended by Google', unverified: 'Not verified on Google' } as const;

const mostNamed = 3;

interface StandingNoteProps {
  readonly updates: readonly GoogleUpdate[];
}

/** Names the profiles to which nothing can be published now, according to the notes of pending updates. */
export function StandingNote({ updates }: StandingNoteProps) {
  const noted = useMemo(() => notedStandings(updates), [updates]);
  const locations = new Map(updates.map(({ location }) => [location.id, location]));
  return standings.map((standing) => {
    const ids = [...noted].flatMap(([id, found]) => (found === standing ? [id] : []));
    if (ids.length === 0) return null;
    const more = ids.length - mostNamed;
    return (
      <p key={standing} className="mt-2 text-12 text-text-2">
        <strong className="font-550 text-removed">{titles[standing]}:</strong>{' '}
        {ids.slice(0, mostNamed).map((id, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <Link
              className="text-accent-text underline-offset-3 hover:underline"
              to={to('location', { location: id })}
            >
              {labelOf(locations.get(id))}
            </Link>
          </Fragment>
        ))}
        {more > 0 && ` and ${formatNumber(more)} more`}.
      </p>
    );
  });
}

function labelOf(location: GoogleUpdate['location'] | undefined): string {
  const code = location && storeCodeOf(location);
  return [location?.name, code && `(${code})`].filter(Boolean).join(' ');
}
