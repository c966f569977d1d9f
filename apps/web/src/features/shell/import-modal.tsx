import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { importProgress } from '@placekeeper/contracts/rules/import-progress';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Dialog } from '@placekeeper/ui/dialog';
import { useAnimatedNumber } from '@placekeeper/ui/hooks/use-animated-number';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Link, useNavigate } from 'react-router';
import { usePrefetched } from '../../data/api/prefetch.ts';
import { leaveInitialImport } from '../../data/imports/initial-import.ts';
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { screenHeading } from '../../lib/browser/screen-heading.ts';
import { quarterText } from '../../lib/text/quarter-text.ts';
import { to } from '../../lib/url/paths.ts';
import { ImportDelay } from '../../widgets/import/import-delay.tsx';
import { importedText } from '../../widgets/import/imported-text.ts';
import { useImportStalled } from '../../widgets/import/use-import-stalled.ts';

const none: ImportStatus = { total: 0, complete: 0, errored: 0 };

const climb = { from: 5, stepMs: 50 };

/** MODAL-1: blocks the application until the first import ends. */
export function ImportModal() {
  const { data: status = none, isError } = usePrefetched(googleLocationQueries.importStatus());
  const { percent, isComplete, isErrored } = importProgress(status);
  // At most 99 % until the end, because 999 of 1,000 would round to 100 %.
  const shown = useAnimatedNumber(isComplete ? 100 : Math.min(percent, 99), climb);
  const done = shown === 100;
  const isStalled = useImportStalled(status);
  const navigate = useNavigate();
  const title = done ? titleOfEnd(status) : 'Your locations are being added';
  const close = () => {
    leaveInitialImport();
    void navigate(to('dashboard'));
  };
  const counted = isComplete && !done ? 'Almost there...' : importedText(status);

  return (
    <Dialog
      open
      closable={(done || isStalled) && 'by-escape'}
      finalFocus={screenHeading}
      footer={
        (done || isStalled) && (
          <>
            {done && isErrored && (
              <ButtonLink render={<Link to={to('locationManager')} onClick={leaveInitialImport} />}>
                Review your locations
              </ButtonLink>
            )}
            <Button ref={takeFocus} variant="primary" onClick={close}>
              {done ? 'Close' : 'Continue without waiting'}
            </Button>
          </>
        )
      }
      size="sm"
      // A live region announces a changed title; the dialog role announces only the first title.
      title={<span role="status">{title}</span>}
      onOpenChange={close}
      description={
        done ? undefined : 'Please wait for the import to finish before using the product.'
      }
    >
      <ProgressBar
        // The text moves below the bar, because its changing length would resize the bar.
        className="[&>[role=progressbar]]:basis-full"
        label="Importing locations"
        labelHidden
        value={shown}
        valueText={counted}
      />
      <VisuallyHidden role="status">{!done && `${quarterText(shown)} imported`}</VisuallyHidden>
      {done && isErrored && (
        <Banner className="mt-4" role="alert" tone="danger">
          Sorry, there was an error with your import. Some of your locations may not have imported.
          Please review your locations and try again if needed. If you continue to have errors,
          please contact support.
        </Banner>
      )}
      <div role="status" className="not-empty:mt-4">
        <ImportDelay isError={!done && isError} isStalled={isStalled && !isError} />
      </div>
    </Dialog>
  );
}

const takeFocus = (button: HTMLElement | null): void => button?.focus();

const titleOfEnd = ({ complete, errored }: ImportStatus): string =>
  complete > errored ? 'Your locations have been added' : 'No locations added';
