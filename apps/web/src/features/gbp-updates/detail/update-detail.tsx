import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isResolved, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { cn } from '@placekeeper/ui/lib/cn';
import { MapPin } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { LargeValues } from '../../../widgets/field-value/before-after.ts';
import { UpdateActions } from '../../../widgets/updates/update-actions.tsx';
import { UpdateChange } from '../../../widgets/updates/update-change.tsx';
import { UpdateRemarks } from '../../../widgets/updates/update-remarks.tsx';
import { UpdateSource } from '../../../widgets/updates/update-source.tsx';
import { ResolutionBadge } from '../../../widgets/updates/resolution-badge.tsx';
import type { Reopening } from '../../../data/updates/reopen-update.ts';
import { useDecisionEffect } from './use-decision-effect.ts';

interface UpdateDetailProps {
  readonly update: GoogleUpdate;
  /** Whether the platform has not confirmed its resolution. */
  readonly unconfirmed?: boolean;
  /** Undefined if the page's title names the change. */
  readonly heading?: ReactNode;
  readonly error: string | undefined;
  /** Shown in place of the actions. */
  readonly instead?: ReactNode;
  /** Whether the page shows the location and the source elsewhere. */
  readonly factsElsewhere?: boolean;
  /** True for a page with room for a large change and a text for each action. */
  readonly isPage?: boolean;
  readonly keys?: boolean;
  readonly onDecide: (action: UpdateAction, event: MouseEvent) => void;
  /** Shown beside the actions. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

export function UpdateDetail(props: UpdateDetailProps) {
  const { update, heading, error, instead, keys = false, isPage = false } = props;
  const { onDecide, children } = props;
  const since = useDecisionEffect(update)?.is;
  return (
    <>
      {props.factsElsewhere !== true && <Facts update={update} />}
      {heading}
      <LargeValues value={isPage && isBrief(update)}>
        <UpdateChange
          update={update}
          since={since === 'reversed' || since === 'changed-since' ? since : undefined}
        />
      </LargeValues>
      <UpdateRemarks update={update} error={error} />
      {/* Stays mounted while its content changes, because it has the focus after a decision. */}
      <div
        data-decision
        tabIndex={-1}
        className={cn(
          'outline-none',
          isPage
            ? // On a phone at the bottom of the window, so that long values don't hide the actions.
              'sticky bottom-0 short:static z-10 -mx-gutter mt-3 border-y border-line bg-surface px-gutter py-2.5 md:static md:mx-0 md:rounded-8 md:border md:px-3 md:py-3'
            : 'mt-5',
        )}
      >
        {instead ??
          (isResolved(update) ? (
            <ResolutionNote
              resolution={update.resolution}
              since={since}
              unconfirmed={props.unconfirmed}
            />
          ) : (
            <UpdateActions
              explained={isPage}
              keys={keys}
              size="lg"
              update={update}
              onDecide={onDecide}
            />
          ))}
      </div>
      {props.beside}
      {children}
    </>
  );
}

/** In characters of each value. */
const briefUpTo = 60;

const isBrief = ({ platform_value, update_value }: GoogleUpdate): boolean =>
  [platform_value, update_value].every(
    (value) => (JSON.stringify(value) ?? '').length <= briefUpTo,
  );

function Facts({
  update: { location, type, created_at: created },
}: Pick<UpdateDetailProps, 'update'>) {
  const about = [storeCodeOf(location), location.formatted_address].filter(Boolean).join(' · ');
  return (
    <>
      <p className="flex gap-1 text-text-3">
        <MapPin aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <Link
            className="font-550 text-accent-text underline-offset-3 hover:underline"
            to={to('location', { location: location.id })}
          >
            <bdi>{location.name}</bdi>
          </Link>{' '}
          <bdi>{about}</bdi>
        </span>
      </p>
      <p className="mb-3 text-text-3">
        <UpdateSource source={type} />
        {created && `, ${formatDateTime(created)}`}
      </p>
    </>
  );
}

const meanings: Readonly<Record<string, string>> = {
  accepted: 'Google’s value was saved to Placekeeper.',
  rejected: 'Your value was kept. Rejecting an update publishes your value to Google again.',
  dismissed: 'Nothing changed on either side.',
  nullified:
    'No longer needed. The value on Google changed again or matches yours again, or management was turned off.',
};

const reversals: Readonly<Record<string, string>> = {
  accepted: 'Reversed since then. Your previous value is in Placekeeper again.',
  rejected: 'Reversed since then. Google’s value is now in Placekeeper.',
};

interface ResolutionNoteProps extends Pick<GoogleUpdate, 'resolution'> {
  readonly since: NonNullable<Reopening>['is'] | undefined;
  readonly unconfirmed: boolean | undefined;
}

function ResolutionNote({ resolution, since, unconfirmed = false }: ResolutionNoteProps) {
  const action = resolution?.resolved_action;
  if (!action) return null;
  const byItself = resolution.resolved_by === 'auto-rejection';
  return (
    <p className="text-text-2">
      <span className="mr-2">
        <ResolutionBadge resolution={resolution} />
      </span>
      {resolution.resolved_at && `${formatDateTime(resolution.resolved_at)}. `}
      {byItself && 'Resolved by an auto-reject rule. '}
      {since === 'reversed' && reversals[action]}
      {since === 'changed-since' && 'The value has changed since then.'}
      {unconfirmed && 'Not confirmed yet.'}
      {!unconfirmed && since !== 'reversed' && since !== 'changed-since' && meanings[action]}
    </p>
  );
}
