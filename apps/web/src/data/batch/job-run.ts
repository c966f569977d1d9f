import { useMutation } from '@tanstack/react-query';
import { useState, type RefCallback } from 'react';
import type { ApiError } from '../http/api-error.ts';
import { externalStore } from '../../lib/browser/external-store.ts';
import type { JobId, NewJob } from './job.ts';
import { jobEnd, startJob, useJob, type EndedJob } from './jobs.ts';

/** The job that an open dialog shows, which therefore needs no toast. */
export const watchedJob = externalStore<JobId | null>(null);

/** The job whose page is open, which shows its progress and actions. */
export const openJobPage = externalStore<JobId | null>(null);

export const shownOutcomes = new Set<JobId>();

/** Starts a job from a dialog and follows it to its end; the job continues if the dialog closes. */
export function useJobRun() {
  const [id, setId] = useState<JobId | null>(null);
  const { data: job } = useJob(id);
  const { reset, ...run } = useMutation<EndedJob, ApiError, NewJob>({
    mutationKey: ['jobs', 'run'],
    meta: { showsProgress: true },
    mutationFn: async (wanted) => {
      const started = await startJob(wanted);
      setId(started);
      const ended = await jobEnd(started);
      if (watchedJob.get() === started) shownOutcomes.add(started);
      return ended;
    },
  });
  const watch: RefCallback<HTMLElement> = (element) => {
    if (!element) return undefined;
    watchedJob.set(id);
    return () => watchedJob.set(null);
  };
  return {
    ...run,
    job,
    /** A ref for an element that exists while the job and its outcome are shown. */
    watch,
    reset() {
      reset();
      setId(null);
    },
  };
}
