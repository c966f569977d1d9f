import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { DeclinedShape, PinShape, UpdatesShape } from './marker.tsx';
import { pinStates, type PinCounts, type Placed } from './places.ts';

export const Legend = ({ counts }: { readonly counts: PinCounts }) => (
  <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2 lg:px-3">
    {pinStates.map(
      ({ state, label }) =>
        counts.states[state] > 0 && (
          <Entry key={state} count={counts.states[state]} label={label}>
            <PinShape state={state} />
          </Entry>
        ),
    )}
    {counts.updates > 0 && (
      <Entry count={counts.updates} label="Updates to review">
        <UpdatesShape />
      </Entry>
    )}
    {counts.declined > 0 && (
      <Entry count={counts.declined} label="Declined by Google">
        <DeclinedShape />
      </Entry>
    )}
  </ul>
);

interface EntryProps {
  readonly count: number;
  readonly label: string;
  readonly children: ReactNode;
}

const Entry = ({ count, label, children }: EntryProps) => (
  <li className="flex items-center gap-1.5">
    <svg aria-hidden className="size-4 shrink-0" viewBox="-9 -9 18 18">
      {children}
    </svg>
    {label}
    <span className="text-text tabular-nums">{formatNumber(count)}</span>
  </li>
);

const reasons = [
  { reason: 'none', text: 'without a map pin' },
  { reason: 'invalid', text: 'with an invalid map pin' },
  { reason: 'unknown', text: 'with an unreadable map pin' },
] as const;

interface MissingPinsProps {
  readonly missing: Placed['missing'];
  readonly onSelect: (ids: readonly LocationId[]) => void;
}

export const MissingPins = ({ missing, onSelect }: MissingPinsProps) =>
  reasons.map(
    ({ reason, text }) =>
      missing[reason].length > 0 && (
        <p key={reason} className="flex items-center gap-2 text-12 text-text-2 tabular-nums">
          <span>
            {formatCount(missing[reason].length, 'location')} {text}
          </span>
          <Button
            aria-label={`Select the locations ${text}`}
            size="sm"
            variant="link"
            onClick={() => onSelect(missing[reason])}
          >
            Select
          </Button>
        </p>
      ),
  );
