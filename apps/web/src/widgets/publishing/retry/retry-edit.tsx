import type { Location } from '@placekeeper/contracts/model/location';
import type { PatchError, Refusal } from '@placekeeper/contracts/model/patch-attempt';
import { Button, type ButtonProps } from '@placekeeper/ui/button';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { locationQueries } from '../../../data/locations/queries.ts';
import { formatList, formatSince } from '../../../lib/text/format.ts';
import { fieldName } from '../../field-value/field-name.ts';
import { retryTime } from './retry-delay.ts';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { useState } from 'react';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { startsIn, type Job } from '../../../data/batch/job.ts';
import { cancelJob, startJob, startJobNow, useJobs } from '../../../data/batch/jobs.ts';
import { JournalUnavailable } from '../../../data/batch/journal.ts';
import { hasUnsavedWork } from '../../../lib/browser/unsaved-work.ts';
import { showToast } from '../../toast/show-toast.ts';
import { retryKind } from './retry-wording.ts';

interface RetryEditProps {
  readonly location: Location;
  readonly fields: readonly string[];
  readonly label?: string;
  readonly variant?: ButtonProps['variant'];
}

const none: readonly PatchError[] = [];

/** DET-3: sends declined values again, now or as soon as Google allows it. */
export function RetryEdit({ location, fields, label = 'Retry', variant = 'link' }: RetryEditProps) {
  const { scheduledFor, isRunning, start, cancel } = useRetry(location, fields);
  const { data, dataUpdatedAt } = useQuery(locationQueries.failedPatchAttempts(location.id));
  const refusal: Refusal | undefined = data;
  const sinceOf = (field: string) => refusal?.since?.[field] ?? dataUpdatedAt;
  const reasons = (refusal?.errors ?? none)
    .filter(({ field }) => field === null || fields.includes(field))
    .map((error) => ({
      ...error,
      since: error.field === null ? Math.max(...fields.map(sinceOf)) : sinceOf(error.field),
    }));
  const now = useNow();
  const at = retryTime(reasons, now);
  const textOf = (time: number) => formatSince(time, now);
  const what = <VisuallyHidden>{` ${formatList(fields.map(fieldName))}`}</VisuallyHidden>;

  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 align-baseline print:hidden">
      {scheduledFor !== null && (
        <span role="status">Retries at {textOf(scheduledFor)} if Placekeeper is open.</span>
      )}
      <Button size="sm" variant={variant} loading={isRunning} onClick={() => start()}>
        {scheduledFor === null ? label : 'Retry now'}
        {what}
      </Button>
      {scheduledFor !== null && (
        <Button size="sm" variant={variant === 'link' ? 'link' : 'ghost'} onClick={cancel}>
          Cancel retry{what}
        </Button>
      )}
      {scheduledFor === null && at !== null && !isRunning && (
        <Button size="sm" variant={variant} onClick={() => start(at)}>
          {label} at {textOf(at)}
          {what}
        </Button>
      )}
    </span>
  );
}

const Meta = z.object({ location: z.number(), fields: z.array(z.string()) });

const isOf =
  (location: LocationId, fields: readonly string[]) =>
  ({ kind, status, meta }: Job): boolean => {
    if (kind !== retryKind || status !== 'running') return false;
    const { data } = safeParse(Meta, meta);
    return data?.location === location && fields.every((field) => data.fields.includes(field));
  };

interface Retry {
  /** A time in milliseconds; null if no retry is scheduled. */
  readonly scheduledFor: number | null;
  readonly isRunning: boolean;
  /** Starts the retry now or at a time in milliseconds. */
  readonly start: (at?: number) => void;
  readonly cancel: () => void;
}

/** Sends a location's declined edits again, as a job, because jobs survive a reload. */
function useRetry(location: Location, fields: readonly string[]): Retry {
  const { data: jobs = [] } = useJobs();
  const [isStarting, setIsStarting] = useState(false);
  const isLike = isOf(location.id, fields);
  const job = jobs.find(isLike);
  const isScheduled = job !== undefined && startsIn(job) > 0;

  const begin = async (at?: number) => {
    setIsStarting(true);
    if (hasUnsavedWork())
      void showToast('info', 'The retry sends saved values only', {
        description: 'Unsaved changes stay in the form.',
      });
    try {
      const { retryItems } = await import('./retry-items.ts');
      const id = await startJob({
        isLike,
        kind: retryKind,
        title: `Retry publishing ${formatList(fields.map(fieldName))} at ${location.name}`,
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
