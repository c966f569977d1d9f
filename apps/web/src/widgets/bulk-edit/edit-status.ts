import {
  bulkItemStatuses,
  type BulkEdit,
  type BulkEditForecast,
  type BulkEditStatus,
  type BulkItemStatus,
} from '../../data/bulk-edit/bulk-edit-types.ts';
import { progressOf } from '../../data/bulk-edit/bulk-edit-progress.ts';
import { googleNote } from '../../data/bulk-edit/bulk-edit-of-job.ts';
import { formatCount, formatDateTime, formatList, formatNumber } from '../../lib/text/format.ts';
import { fieldName } from '../field-value/field-name.ts';
import { sentenceCase } from '../updates/update-title.tsx';
import { beforePauseText, lateText } from '../jobs/job-wording.ts';
import { durationText } from './duration-text.ts';
import { itemStatuses, type StatusLook } from './item-status.ts';

const looks: Readonly<Record<Exclude<BulkEditStatus, 'completed'>, StatusLook>> = {
  scheduled: { label: 'Scheduled', tone: 'neutral' },
  queued: { label: 'Queued', tone: 'neutral' },
  running: { label: 'Running', tone: 'accent' },
  paused: { label: 'Paused', tone: 'pending' },
  undoing: { label: 'Undoing', tone: 'accent' },
  stopping: { label: 'Stopping', tone: 'accent' },
  cancelled: { label: 'Stopped', tone: 'neutral' },
  'being-undone': { label: 'Being undone', tone: 'accent' },
  'partly-undone': { label: 'Partly undone', tone: 'pending' },
  undone: { label: 'Undone', tone: 'neutral' },
};

export function editLook({
  status,
  errored,
  stale,
  is_undo: isUndo,
  item_totals: totals,
}: Pick<BulkEdit, 'status' | 'errored' | 'stale' | 'is_undo' | 'item_totals'>): StatusLook {
  if (stale > 0) return { label: 'Needs review', tone: 'pending' };
  if (status !== 'completed') return looks[status];
  if (errored > 0) return { label: 'Completed with errors', tone: 'pending' };
  // The user chose which values an undo keeps.
  if (isUndo || !totals.conflict) return { label: 'Completed', tone: 'ok' };
  return { label: totals.completed ? 'Partly applied' : 'Not applied', tone: 'pending' };
}

/** When an edit starts, or why it started late. Empty for any other edit. */
export function startText({
  status,
  starts_at: planned,
  started_at: start,
  is_late: isLate,
  queue_place: place,
}: Pick<BulkEdit, 'status' | 'starts_at' | 'started_at' | 'is_late' | 'queue_place'>): string {
  if (status === 'scheduled' && planned !== null)
    return `Starts on ${formatDateTime(planned)} if Placekeeper is open in this browser. If not, it starts when you next open Placekeeper.`;
  if (place !== null)
    return `Number ${formatNumber(place)} in the queue. Starts when all edits ahead of it have finished.`;
  return isLate && planned !== null && start !== null ? lateText(planned, start) : '';
}

export const runsHere = 'This edit runs in your browser. Keep Placekeeper open until it finishes.';

export const editTitle = ({ file_name: file, fields }: Pick<BulkEdit, 'file_name' | 'fields'>) =>
  file ?? (fields.length === 0 ? 'Bulk edit' : fieldsText({ fields }));

export const fieldsText = ({ fields }: Pick<BulkEdit, 'fields'>): string =>
  sentenceCase(formatList(fields.map(fieldName)));

/** The fields of an edit whose title names something else, such as a file; empty for any other edit. */
export function fieldsNote({ file_name: file, fields }: Pick<BulkEdit, 'file_name' | 'fields'>) {
  const text = fieldsText({ fields });
  return file === null || file.endsWith(text) ? '' : text;
}

/** Each item status that occurs, with its count; failures come first. */
export const statusCounts = (
  totals: BulkEdit['item_totals'],
): readonly (readonly [BulkItemStatus, number])[] =>
  bulkItemStatuses.flatMap((status) => {
    const count = totals[status] ?? 0;
    return count > 0 ? [[status, count] as const] : [];
  });

/** BULK-2: `2 failed, 34 saved` */
export const outcomeText = ({ item_totals: totals }: Pick<BulkEdit, 'item_totals'>): string =>
  statusCounts(totals)
    .map(([status, count]) => `${formatNumber(count)} ${itemStatuses[status].label.toLowerCase()}`)
    .join(', ');

/** What an edit waits for after the user stopped it; empty for any other edit. */
export function stoppingText({ status, item_totals: totals }: BulkEdit): string {
  if (status !== 'stopping') return '';
  return `${formatCount(totals.saving ?? 0, 'location is', 'locations are')} still being saved. No other locations will be changed.`;
}

/** Failed locations are not counted as done. */
export function progressText(edit: BulkEdit): string {
  const { done, total } = progressOf(edit);
  const failed = edit.status === 'undoing' ? 0 : (edit.item_totals.failed ?? 0);
  const errors = failed > 0 ? `, ${formatNumber(failed)} failed` : '';
  return `${formatNumber(Math.max(0, done - failed))} of ${formatNumber(total)} done${errors}`;
}

/** The save that a paused edit had begun; empty for any other edit. */
export const pausedText = ({
  status,
  waits_for_log_in: waits,
  item_totals: totals,
}: BulkEdit): string =>
  status === 'paused' && !waits
    ? beforePauseText(totals.saving ?? 0, 'location', 'being saved')
    : '';

/** Google usually answers within this time; afterwards, the declined edits are known or were never reported. */
const answerMs = 72 * 3_600_000;

export const savedCount = (totals: BulkEdit['item_totals']): number =>
  (totals.completed ?? 0) + (totals.undone ?? 0) + (totals['partly-undone'] ?? 0);

/** Empty once Google has had the time to answer. */
export function publishingText(
  { status, is_published: isPublished, item_totals: totals, finished_at: end }: BulkEdit,
  now: number,
): string {
  const saved = savedCount(totals);
  const isRecent = end !== null && now - Date.parse(end) < answerMs;
  // An undo has replaced the values.
  const isOver = status === 'undone' || status === 'being-undone';
  return saved > 0 && isRecent && !isOver && isPublished ? googleNote : '';
}

/** Effects of the edit that the number on its button doesn't include. */
export function forecastNotes(forecast: BulkEditForecast): readonly string[] {
  const { unreadable, refused, unmanaged, waiting, estimated_seconds: seconds } = forecast;
  return [
    ...(unreadable > 0
      ? [
          `${formatCount(unreadable, 'location')} can’t be changed, because Placekeeper couldn’t read ${unreadable === 1 ? 'it' : 'them'}.`,
        ]
      : []),
    ...(refused > 0 ? [`${formatCount(refused, 'location')} will be skipped.`] : []),
    ...(unmanaged > 0
      ? [
          unmanaged === 1
            ? '1 location isn’t managed. Placekeeper saves its changes without publishing them.'
            : `${formatNumber(unmanaged)} locations aren’t managed. Placekeeper saves their changes without publishing them.`,
        ]
      : []),
    ...(waiting > 0
      ? [
          `Changes at ${formatCount(waiting, 'location')} can’t be published until you reconnect ${waiting === 1 ? 'its' : 'their'} Google account.`,
        ]
      : []),
    ...(seconds > 0 ? [`Applying takes ${durationText(seconds)}. ${runsHere}`] : []),
  ];
}
