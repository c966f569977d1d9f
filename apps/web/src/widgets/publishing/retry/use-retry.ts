import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { useState } from 'react';
import * as z from 'zod/mini';
import { startsIn, type Job } from '../../../data/batch/job.ts';
import { cancelJob, startJob, startJobNow, useJobs } from '../../../data/batch/jobs.ts';
import { JournalUnavailable } from '../../../data/batch/journal.ts';
import { formatList } from '../../../lib/text/format.ts';
import { fieldName } from '../../field-value/field-name.ts';
import { showToast } from '../../toast/show-toast.ts';
import { retryKind } from './retry-wording.ts';

const Meta = z.object({ location: z.number(), fields: z.array(z.string()) });

const isOf =
  (location: LocationId, fields: readonly string[]) =>
  ({ kind, status, meta }: Job): boolean => {
    if (kind !== retryKind || status !== 'running') return false;
    const { data } = z.safeParse(Meta, meta);
    return data?.location === location && fields.every((field) => data.fields.includes(field));
  };

export interface Retry {
  /** A time in milliseconds; null if no retry is scheduled. */
  readonly scheduledFor: number | null;
  readonly isRunning: boolean;
  /** Starts the retry now or at a time in milliseconds. */
  readonly start: (at?: number) => void;
  readonly cancel: () => void;
}

/** Sends a location's declined edits again, as a job, because jobs survive a reload. */
export function useRetry(location: Location, fields: readonly string[]): Retry {
  const { data: jobs = [] } = useJobs();
  const [isStarting, setIsStarting] = useState(false);
  const isLike = isOf(location.id, fields);
  const job = jobs.find(isLike);
  const isScheduled = job !== undefined && startsIn(job) > 0;

  const begin = async (at?: number) => {
    setIsStarting(true);
    try {
      const { retryItems } = await import('./retry-items.ts');
      const id = await startJob({
        isLike,
        kind: retryKind,
        title: `Retry ${formatList(fields.map(fieldName))} at ${location.name}`,
        meta: { location: location.id, fields },
        items: retryItems(location, fields, at !== undefined),
        ...(at !== undefined && { startsIn: at - Date.now() }),
      });
      if (at === undefined) await startJobNow(id);
    } catch (error) {
      if (!(error instanceof JournalUnavailable)) throw error;
      void showToast('error', 'Couldn’t retry', { description: error.message });
    } finally {
      setIsStarting(false);
    }
  };

  return {
    scheduledFor: isScheduled ? (job.starts_at ?? null) : null,
    isRunning: isStarting || (job !== undefined && !isScheduled),
    start: (at) => void begin(at),
    cancel: () => job && void cancelJob(job.id),
  };
}
