import { Button } from '@placekeeper/ui/button';
import { ProgressBar } from '@placekeeper/ui/progress-bar';
import { isStopping, settledCount, type Job } from '../../data/batch/job.ts';
import { cancelJob } from '../../data/batch/jobs.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { stoppingJobText } from './job-wording.ts';
import { UnlessPaused } from '../page/pause-text.tsx';

interface JobProgressProps {
  readonly job: Job;
}

export function JobProgress({ job }: JobProgressProps) {
  const settled = settledCount(job);
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      <ProgressBar
        className="flex-1"
        label="Progress"
        labelHidden
        max={job.total}
        value={settled}
        valueText={`${formatNumber(settled)} of ${formatCount(job.total, 'location')}`}
      />
      <Button size="sm" loading={isStopping(job)} onClick={() => void cancelJob(job.id)}>
        Stop
      </Button>
      <p className="basis-full text-12 text-text-2">
        {stoppingJobText(job, 'location')}{' '}
        <UnlessPaused running={job.status === 'running'}>{null}</UnlessPaused> You can close this
        dialog, but keep a Placekeeper window open.
      </p>
    </div>
  );
}
