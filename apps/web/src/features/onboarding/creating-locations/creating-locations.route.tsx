import { ButtonLink } from '@placekeeper/ui/button-link';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { Link, Navigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { googleLocationQueries } from '../../../data/imports/queries.ts';
import { prefetch, usePrefetched } from '../../../data/api/prefetch.ts';
import { quarterText } from '../../../lib/text/quarter-text.ts';
import { to } from '../../../lib/url/paths.ts';
import { ImportDelay } from '../../../widgets/import/import-delay.tsx';
import { importedText } from '../../../widgets/import/imported-text.ts';
import { useImportStalled } from '../../../widgets/import/use-import-stalled.ts';
import { AddedSoFar, addedQuery } from './added-so-far.tsx';
import { FailureList } from '../flow/failure-list.tsx';
import { readFlow, stepPath, readFlowOf } from '../flow/flow-url.ts';
import { StepActions, StepPage, StepPanel } from '../flow/step-page.tsx';
import { redirectToStep, loadOnboardingState } from '../state/onboarding-state.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const address = readFlowOf(request);
  prefetch(addedQuery);
  if (address.operation) prefetch(googleLocationQueries.operation(address.operation));
  return redirectToStep(
    'onboarding.creating-locations',
    address,
    await loadOnboardingState('onboarding.creating-locations', address),
  );
}

const none: ImportStatus = { total: 0, complete: 0, errored: 0 };

export function Component() {
  const [search] = useSearchParams();
  const { data: status = none, isError } = usePrefetched(googleLocationQueries.importStatus());
  const { isComplete, percent } = importProgress(status);
  const isStalled = useImportStalled(status);

  return (
    <StepPage
      lead="Please wait for the import to finish before using the product."
      title="Your locations are being added"
    >
      <StepPanel>
        <p className="flex justify-between gap-4 text-14 tabular-nums">
          <span className="font-550">{isComplete ? 'Almost there...' : importedText(status)}</span>
          <span aria-hidden className="text-text-3">
            {`${percent}%`}
          </span>
        </p>
        <ProgressBar label="Importing locations" labelHidden value={percent} />
      </StepPanel>
      <VisuallyHidden role="status">{`${quarterText(percent)} imported`}</VisuallyHidden>
      <div role="status" className="not-empty:mt-5">
        <ImportDelay isError={isError} isStalled={isStalled} />
      </div>
      <FailureList
        className="mt-6 rounded-8 border border-line bg-surface px-4 pt-2.5"
        status={status}
      />
      <AddedSoFar imported={Math.max(0, status.complete - status.errored)} />
      {isStalled && (
        <StepActions>
          <ButtonLink render={<Link to={to('locationManager')} />} size="lg">
            Continue without waiting
          </ButtonLink>
        </StepActions>
      )}
      {isComplete && <Navigate replace to={stepPath('onboarding.finish', readFlow(search))} />}
    </StepPage>
  );
}
