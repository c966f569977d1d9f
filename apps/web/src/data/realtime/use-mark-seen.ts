import { useEffect } from 'react';
import { markSeen } from '../batch/jobs.ts';
import type { BulkEdit } from '../bulk-edit/bulk-edit-types.ts';
import { reportUnexpected } from '../http/report-unexpected.ts';

/** Marks outcomes as seen once a visible window shows them. */
export function useMarkSeen(edits: readonly Pick<BulkEdit, 'id' | 'is_new'>[]): void {
  const unseen = edits.flatMap(({ id, is_new: isNew }) => (isNew ? id : [])).join(' ');
  useEffect(() => {
    const mark = () => {
      if (unseen === '' || document.hidden) return;
      markSeen(unseen.split(' ').map(Number)).catch((error: unknown) =>
        reportUnexpected(error, 'jobs'),
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [unseen]);
}
