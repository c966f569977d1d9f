import type { Job } from '../../../data/batch/job.ts';
import { formatCount } from '../../../lib/text/format.ts';

export const retryKind = 'edits.retry';

export const retryDoneText = ({ counts }: Job): string =>
  counts.done === 0 ? 'Edit wasn’t sent again' : `${formatCount(counts.done, 'edit')} sent again`;

export const retryWords = () => ({ done: 'sent again', unchanged: 'no longer declined' });
