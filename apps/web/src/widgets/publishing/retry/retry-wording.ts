import type { Job } from '../../../data/batch/job.ts';
import { formatCount } from '../../../lib/text/format.ts';

export const retryKind = 'edits.retry';

export const retryDoneText = ({ counts }: Job): string =>
  counts.done === 0 ? 'Edit wasn’t retried' : `${formatCount(counts.done, 'edit')} retried`;

export const retryWords = () => ({ done: 'retried', unchanged: 'no longer declined' });
