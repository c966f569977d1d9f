import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { updateQueries } from '../../../data/updates/queries.ts';
import { useDecisions } from '../../../data/updates/update-decisions.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { fieldName } from '../../../widgets/field-value/field-name.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { ResolutionBadge } from '../../../widgets/updates/resolution-badge.tsx';
import { ChangeLine, ChangeTime } from './change-line.tsx';

interface RelatedUpdatesProps {
  readonly update: GoogleUpdate;
}

const mostRelated = 5;

/**
 * UPD-7: what else there is to decide at the location, and how other changes to the field were decided. Without an
 * answer it shows nothing, because the update is complete without it.
 */
export function RelatedUpdates({ update }: RelatedUpdatesProps) {
  const { decisionOf } = useDecisions();
  const pending = useQuery(updateQueries.ofLocation(update.location.id)).data;
  const resolved = useQuery(updateQueries.resolvedOfField(update)).data;
  const others = readable(pending)?.filter(
    (one) => one.id !== update.id && one.resolution === null && !decisionOf(one),
  );
  const before = readable(resolved)?.filter(({ id }) => id !== update.id);
  const none = [
    others?.length === 0 && 'no other updates to review',
    before?.length === 0 && `no resolved updates to ${fieldName(update.field_name)}`,
  ].filter((line) => line !== false);
  return (
    <>
      <RelatedList isComplete title="Other updates to review at this location" updates={others} />
      <RelatedList title={`Resolved updates to ${fieldName(update.field_name)}`} updates={before} />
      {none.length > 0 && (
        <p className="mt-8 text-text-3">{sentenceCase(none.join(' and '))} at this location.</p>
      )}
    </>
  );
}

/** Undefined if the answer has only unreadable updates, because the list then isn't empty. */
const readable = (
  answer: { readonly google_updates: readonly GoogleUpdate[] } | undefined,
): readonly GoogleUpdate[] | undefined =>
  answer && (answer.google_updates.length > 0 || unreadableIn(answer, 'google_updates') === 0)
    ? answer.google_updates
    : undefined;

interface RelatedListProps {
  readonly title: ReactNode;
  readonly updates: readonly GoogleUpdate[] | undefined;
  /** Whether `updates` is the complete list, whose number can be shown. */
  readonly isComplete?: boolean;
}

function RelatedList({ title, updates, isComplete = false }: RelatedListProps) {
  const id = useId();
  if (!updates || updates.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 className="mb-2 font-600" id={id}>
        {title}{' '}
        {isComplete && (
          <span className="font-450 text-text-3 tabular-nums">{formatNumber(updates.length)}</span>
        )}
      </h2>
      <ul className="rounded-8 border border-line bg-surface">
        {updates.slice(0, mostRelated).map((one) => (
          <li key={one.id} className="border-t border-line first:border-t-0">
            <Link
              className="flex items-baseline gap-x-3 px-4 py-2.5 -outline-offset-2 hover:bg-hover"
              to={to('gbp.updates.show', { updateId: one.id })}
            >
              <span className="min-w-0 flex-1 truncate">
                <ChangeLine update={one} />
              </span>
              <ResolutionBadge resolution={one.resolution} />
              <ChangeTime update={one} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
