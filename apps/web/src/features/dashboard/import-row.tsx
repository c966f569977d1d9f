import { importProgress } from '@placekeeper/contracts/rules/import-progress';
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
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { focusHeading } from '../../lib/browser/screen-heading.ts';
import { formatCount } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { importedText } from '../../widgets/import/imported-text.ts';
import { type AttentionRows, AttentionRow, FailedRow, hasFailed } from './attention-row.tsx';

/** IMP-1: the running import, or the failures of the last import. */
export function useImport(): AttentionRows {
  const { id: userId } = useCurrentUser();
  const status = usePrefetched(googleLocationQueries.importStatus());
  const isAcknowledged = useIsImportAcknowledged(userId, status.data);
  if (hasFailed(status)) {
    const failed = <FailedRow key="import" what="import status" read={status} />;
    return { rows: [failed], isPending: false };
  }
  if (!status.data) return { rows: [], isPending: status.isPending };
  const { data } = status;
  const { total, complete, errored } = data;
  const { isComplete, isErrored } = importProgress(data);
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
      <strong>{formatCount(errored, 'profile')} failed to import.</strong>
    </AttentionRow>
  );
  return { rows: [failures], isPending: false };
}
