import { formatCount } from '../../../lib/text/format.ts';
import type { BulkEdit, BulkEditForecast } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { runsHere } from './edit-status.ts';

/** Rounded up, because it is an estimate. */
export function durationText(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `about ${formatCount(minutes, 'minute')}`;
  return `about ${formatCount(Math.round(minutes / 60), 'hour')}`;
}

/** `about 9 minutes left`; empty if unknown, for example while paused. */
export function remainingText({
  remaining_seconds: seconds,
}: Pick<BulkEdit, 'remaining_seconds'>): string {
  if (seconds === null) return '';
  return seconds === 0 ? 'almost done' : `${durationText(seconds)} left`;
}

/** Sentences about the effects that the button's number doesn't cover. */
export function forecastNotes(forecast: BulkEditForecast): readonly string[] {
  const { refused, unmanaged, waiting, estimated_seconds: seconds } = forecast;
  return [
    ...(refused > 0
      ? [
          `${formatCount(refused, 'location stays as it is because the change would be refused', 'locations stay as they are because the change would be refused')}.`,
        ]
      : []),
    ...(unmanaged > 0
      ? [
          `${formatCount(unmanaged, 'location is not managed, so it changes', 'locations are not managed, so they change')} here only.`,
        ]
      : []),
    ...(waiting > 0
      ? [
          `${formatCount(waiting, 'location is', 'locations are')} sent to Google once the account is connected again.`,
        ]
      : []),
    ...(seconds > 0 ? [`It takes ${durationText(seconds)}. ${runsHere}`] : []),
  ];
}
