import type { UserId } from '@placekeeper/contracts/core/id';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '../lib/browser/idle.ts';
import { reportError } from '../lib/telemetry/report-error.ts';

const JobDialog = lazyPart(async () => (await import('../features/jobs/job-dialog.tsx')).JobDialog);

/** Jobs go on by themselves when the application is opened; the code for it comes when the page is idle. */
export function JobHost({ userId }: { readonly userId: UserId }) {
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    let end = (): void => undefined;
    whenIdle(async () => {
      try {
        const { startJobRunner } = await import('./job-runner.ts');
        if (!left) end = startJobRunner(userId, (address) => void navigate(address));
      } catch (error) {
        reportError(error, 'jobs');
      }
    });
    return () => {
      left = true;
      end();
    };
  }, [userId, navigate]);
  return (
    <Suspense>
      <JobDialog />
    </Suspense>
  );
}
