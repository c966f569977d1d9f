import { Button } from '@placekeeper/ui/button';
import {
  checkDeclined,
  checkLocations,
  isDeclinedUnknown,
  isReasonUnknown,
  stopDeclinedCheck,
  useDeclinedCheck,
} from '../../data/portfolio/declined-check.ts';
import { usePortfolio } from '../../data/portfolio/portfolio.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { UnreadRows } from '../page/unread-note.tsx';
import { readingText } from './reading-note.tsx';

interface UncheckedNoteProps {
  /** Whether Google's reasons for declined edits are also read. */
  readonly ofReasons?: boolean;
}

/** Says which locations have an unknown state, with a button to check them. */
export function UncheckedNote({ ofReasons = false }: UncheckedNoteProps) {
  const { status, records, unreadable } = usePortfolio();
  const { running, error } = useDeclinedCheck();
  if (running) {
    return (
      <Line action="Stop" onAct={stopDeclinedCheck}>
        {running.what === 'locations'
          ? readingText(running)
          : running.total === undefined
            ? 'Checking for declined edits…'
            : `Checking for declined edits: ${formatNumber(running.read)} of ${formatNumber(running.total)}`}
      </Line>
    );
  }
  if (status === 'reading') return null;
  const errorMessage = error && `The check didn’t finish. ${error.message}`;
  if (status !== 'complete') {
    return (
      <Line action="Check now" onAct={() => void checkLocations()}>
        {errorMessage ?? 'Placekeeper hasn’t checked for paused locations and declined edits.'}
      </Line>
    );
  }
  const unknown = records.filter(isDeclinedUnknown).length;
  const unread = ofReasons ? records.filter(isReasonUnknown).length : 0;
  return (
    <>
      <UnreadRows count={unreadable} one="location" />
      {unknown + unread > 0 && (
        <Line action="Check now" onAct={() => void checkDeclined()}>
          {errorMessage ??
            (unknown > 0
              ? `Placekeeper doesn’t know whether Google declined edits at ${formatCount(unknown, 'location')}.`
              : `Placekeeper doesn’t know why Google declined edits at ${formatCount(unread, 'location')}.`)}
        </Line>
      )}
    </>
  );
}

interface LineProps {
  readonly action: string;
  readonly onAct: () => void;
  readonly children: string;
}

const Line = ({ action, onAct, children }: LineProps) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2 tabular-nums">
    <span role="status">{children}</span>
    <Button size="sm" variant="link" onClick={onAct}>
      {action}
    </Button>
  </p>
);
