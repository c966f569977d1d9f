import { Banner } from '@placekeeper/ui/banner';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { Navigate, useSearchParams } from 'react-router';
import { googleLocationQueries } from '../../data/google-locations.ts';
import { usePrefetched } from '../../data/prefetch.ts';
import { importedText } from '../../widgets/imported-text.ts';
import { loadCreating } from './creating-locations.loader.ts';
import { FailureList } from './failure-list.tsx';
import { readFlow, stepPath } from './flow-address.ts';
import { StepPage } from './step-page.tsx';

export const loader = loadCreating;

const none: ImportStatus = { total: 0, complete: 0, errored: 0 };

export function Component() {
  const [search] = useSearchParams();
  const { data: status = none, isError } = usePrefetched(googleLocationQueries.importStatus());
  const { isComplete, percent } = importProgress(status);

  return (
    <StepPage
      lead="Please wait for the import to finish before using the product."
      title="Your locations are being added"
    >
      <ProgressBar
        className="mt-8"
        label="Importing locations"
        labelHidden
        // It never looks as if nothing had begun.
        value={Math.max(5, percent)}
      />
      <p className="mt-3 text-14 text-text-2 tabular-nums">
        {isComplete ? 'Almost there...' : importedText(status)}
      </p>
      {/* Spoken now and then: every number of thousands would drown everything else. */}
      <VisuallyHidden role="status">{`${Math.floor(percent / 25) * 25}% imported`}</VisuallyHidden>
      <div role="status" className="not-empty:mt-5">
        {isError && (
          <Banner tone="pending">
            The connection to the platform is interrupted. The import goes on; we keep asking how
            far it is.
          </Banner>
        )}
      </div>
      <FailureList status={status} />
      {isComplete && <Navigate replace to={stepPath('onboarding.finish', readFlow(search))} />}
    </StepPage>
  );
}
