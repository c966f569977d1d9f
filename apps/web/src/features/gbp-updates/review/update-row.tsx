import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { cn } from '@placekeeper/ui/lib/cn';
import type { useFocusRequest } from '@placekeeper/ui/hooks/use-focus-request';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CountSimilar } from '../../../data/updates/similar-updates.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { ResolutionBadge } from '../../../widgets/updates/resolution-badge.tsx';
import { UpdateSource } from '../../../widgets/updates/update-source.tsx';
import { ChangeLine, ChangeTime } from '../detail/change-line.tsx';
import { useDecisionEffect } from '../detail/use-decision-effect.ts';
import { ErrorText } from '../../../widgets/page/error-text.tsx';

interface UpdateRowProps {
  readonly update: GoogleUpdate;
  readonly address: string;
  readonly replace: boolean;
  readonly isSelected: boolean;
  readonly isGone: boolean;
  readonly error: string | undefined;
  readonly similar: ReturnType<CountSimilar>;
  /** Checkbox for an action on several updates. */
  readonly tick: ReactNode;
  readonly focus: ReturnType<typeof useFocusRequest>;
}

export function UpdateRow(props: UpdateRowProps) {
  const { update, address, replace, isSelected, isGone, error, similar, tick, focus } = props;
  return (
    <li
      className={cn(
        'relative border-b border-line',
        tick && 'grid grid-cols-[auto_minmax(0,1fr)] print:block',
        isSelected && 'bg-accent-soft',
      )}
    >
      {isSelected && (
        <span aria-hidden className="absolute inset-y-0 left-0 w-0.5 bg-accent print:hidden" />
      )}
      {tick}
      <Link
        ref={focus.target(`row ${update.id}`)}
        preventScrollReset
        aria-current={isSelected ? 'true' : undefined}
        className={cn(
          'grid gap-y-0.5 py-2.5 pr-gutter -outline-offset-2',
          tick ? 'pl-1 print:pl-0' : 'pl-gutter',
          !isSelected && 'hover:bg-hover',
        )}
        replace={replace}
        to={address}
        onClick={() => focus.request('update')}
      >
        <span className={line}>
          <span
            className={cn(
              'min-w-0 flex-1 wrap-anywhere max-sm:line-clamp-2 sm:truncate',
              isGone && 'text-text-3',
            )}
          >
            <ChangeLine update={update} />
          </span>
          <ChangeTime update={update} />
        </span>
        <RowLocation location={update.location} />
        <span className={line}>
          {/* The address is left out if only a few letters of it fit. */}
          <span className="flex h-lh min-w-0 flex-1 flex-wrap items-baseline gap-x-2 overflow-hidden text-12 text-text-3 print:h-auto">
            <span className="whitespace-nowrap">
              {isGone ? 'No longer pending' : <UpdateSource source={update.type} />}
            </span>
            <bdi className="flex-[1_1_5rem] truncate contain-inline-size">
              {update.location.formatted_address}
            </bdi>
          </span>
          <Outcome update={update} />
          {/* Last, because the number arrives late. */}
          {!isGone && typeof similar === 'number' && similar > 1 && (
            <span className="text-12 whitespace-nowrap text-text-2">
              {formatNumber(similar)} identical
            </span>
          )}
        </span>
      </Link>
      {/* The detail pane shows the error of the selected update. */}
      {error && !isSelected && (
        <ErrorText className={cn('pr-gutter pb-2.5', tick ? 'col-start-2 pl-1' : 'pl-gutter')}>
          {error}
        </ErrorText>
      )}
    </li>
  );
}

function Outcome({ update }: Pick<UpdateRowProps, 'update'>) {
  const since = useDecisionEffect(update, false)?.is;
  const isNullified = update.resolution?.resolved_action === 'nullified';
  return (
    <>
      {isNullified && <span className={remark}>No longer needed</span>}
      {since === 'reversed' && <span className={remark}>Reversed later</span>}
      {since === 'changed-since' && <span className={remark}>Value changed later</span>}
      <ResolutionBadge resolution={update.resolution} />
    </>
  );
}

const remark = 'text-12 whitespace-nowrap text-text-2';
const line = 'flex min-w-0 items-baseline gap-x-3';

function RowLocation({ location }: Pick<GoogleUpdate, 'location'>) {
  const code = storeCodeOf(location);
  return (
    <span className="flex min-w-0 items-baseline gap-x-1.5">
      <bdi className="min-w-12 truncate text-text-2">{location.name}</bdi>
      {code !== undefined && (
        <span className="max-w-28 shrink-0 truncate font-mono text-12 text-text-3">{code}</span>
      )}
    </span>
  );
}
