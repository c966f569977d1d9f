import { Button, type ButtonProps } from '@placekeeper/ui/button';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import type { JobId } from '../../data/batch/job.ts';
import { retryJob } from '../../data/batch/jobs.ts';
import { showFailure } from '../toast/show-toast.ts';
import { retryText } from './job-wording.ts';

interface RetryFailedProps {
  readonly job: JobId;
  readonly failed: number;
  readonly size?: ButtonProps['size'];
  readonly onRetried?: (() => void) | undefined;
}

/** BULK-2: runs the failed items of a finished job again. */
export function RetryFailed({ job, failed, size, onRetried }: RetryFailedProps) {
  const retry = useMutation({
    mutationFn: () => retryJob(job),
    onError: showFailure('Couldn’t retry.'),
  });
  return (
    <Button
      icon={<RotateCcw aria-hidden />}
      loading={retry.isPending}
      size={size}
      onClick={() => retry.mutate(undefined, { onSuccess: () => onRetried?.() })}
    >
      {retryText(failed)}
    </Button>
  );
}
