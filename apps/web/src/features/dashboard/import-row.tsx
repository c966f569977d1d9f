import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { Link } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import {
  acknowledgeImport,
  useIsImportAcknowledged,
} from '../../data/imports/import-acknowledged.ts';
import { useInitialImport } from '../../data/imports/initial-import.ts';
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { focusHeading } from '../../lib/browser/screen-heading.ts';
import { formatCount } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { importedText } from '../../widgets/import/imported-text.ts';
import { type AttentionRows, AttentionRow, FailedRow, hasFailed } from './attention-row.tsx';

/** The most common reason, which often explains the whole failure. Empty if no reason is known. */
export function reasonsText({ failures = [] }: Pick<ImportStatus, 'failures'>): string {
  const groups = [...Map.groupBy(failures, ({ message }) => message)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [first, ...others] = groups;
  if (!first) return '';
  if (others.length === 0) return first[0];
  return `Most common reason: ${first[0]} ${formatCount(others.length, 'other reason')} in the details.`;
}

/** IMP-1: the running import, or the failures of the last import. */
export function useImport(): AttentionRows {
  const { id: userId } = useCurrentUser();
  const status = usePrefetched(googleLocationQueries.importStatus());
  // The dialog of the first import shows the progress.
  const isWaitedFor = useInitialImport();
  const isAcknowledged = useIsImportAcknowledged(userId, status.data);
  if (hasFailed(status)) {
    const failed = <FailedRow key="import" what="import status" read={status} />;
    return { rows: [failed], isPending: false };
  }
  if (!status.data) return { rows: [], isPending: status.isPending };
  const { data } = status;
  const { total, complete, errored } = data;
  const { isComplete, isErrored } = importProgress(data);
  if (!isComplete && isWaitedFor) {
    const waiting = (
      <AttentionRow key="import" tone="neutral">
        Your locations are being added.
      </AttentionRow>
    );
    return { rows: [waiting], isPending: false };
  }
  if (!isComplete) {
    const running = (
      <li
        key="import"
        className="flex min-h-13 items-center border-t border-line px-4 py-2.5 md:px-5"
      >
        <ProgressBar
          className="flex-1"
          label="Importing locations"
          max={total}
          value={complete}
          valueText={importedText(data)}
        />
      </li>
    );
    return { rows: [running], isPending: false };
  }
  if (!isErrored || isAcknowledged) return { rows: [], isPending: false };
  const failures = (
    <AttentionRow
      key="import"
      tone="danger"
      action={
        <div className="flex gap-2">
          {/* The linked page lists each failed location with its reason. */}
          <ButtonLink size="sm" render={<Link to={to('onboarding.finish')} />}>
            View details
          </ButtonLink>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              focusHeading();
              acknowledgeImport(userId, data);
            }}
          >
            Dismiss
          </Button>
        </div>
      }
    >
      <strong>{formatCount(errored, 'profile')} failed to import.</strong> {reasonsText(data)}
    </AttentionRow>
  );
  return { rows: [failures], isPending: false };
}
