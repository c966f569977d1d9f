import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import * as z from '@placekeeper/contracts/core/zod';
import { safeParse } from '@placekeeper/contracts/core/validate';
import type { Job } from '../../data/batch/job.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';

export const decisionKind = 'updates.decide';

export const decisionNames = {
  accept: { verb: 'Accept', done: 'accepted' },
  reject: { verb: 'Reject', done: 'rejected' },
  dismiss: { verb: 'Dismiss', done: 'dismissed' },
} as const satisfies Record<UpdateAction, { readonly verb: string; readonly done: string }>;

const Meta = z.object({ action: z.enum(['accept', 'reject', 'dismiss']) });

const doneWord = ({ meta }: Pick<Job, 'meta'>): string => {
  const { data } = safeParse(Meta, meta);
  return data ? decisionNames[data.action].done : 'decided';
};

type Decided = Pick<Job, 'meta' | 'counts' | 'total' | 'doubtful'>;

function decidedCountText(job: Decided): string {
  const done = doneWord(job);
  if (job.counts.done > 0) return `${formatCount(job.counts.done, 'update')} ${done}.`;
  const { doubtful = 0 } = job;
  return doubtful > 0
    ? `Placekeeper couldn’t confirm whether ${formatCount(doubtful, 'update was', 'updates were')} ${done}.`
    : `No updates ${done}.`;
}

/** Title of the notification; failures are in its description. */
export const decisionDoneText = (job: Decided): string =>
  job.counts.failed + job.counts.cancelled > 0 ? decidedCountText(job) : decidedText(job);

export function decidedText(job: Decided): string {
  const { counts, total } = job;
  const done = doneWord(job);
  const parts = [
    decidedCountText(job),
    counts.skipped > 0 &&
      (counts.skipped === total
        ? `${total === 1 ? 'It was' : 'They were all'} resolved or replaced in the meantime.`
        : `${formatNumber(counts.skipped)} could no longer be ${done}.`),
    counts.failed > 0 && `${formatNumber(counts.failed)} failed. The reasons are listed below.`,
    counts.cancelled > 0 && `${formatNumber(counts.cancelled)} not sent.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Wording of an item state after its count. */
export function decidedWords(job: Decided) {
  const done = doneWord(job);
  return { done, skipped: `could no longer be ${done}`, cancelled: 'not sent' };
}
