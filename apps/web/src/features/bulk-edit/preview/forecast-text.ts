import type { BulkEditForecast } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { runsHere } from '../items/edit-status.ts';
import { durationText } from '../items/duration-text.ts';

/** BULK-1: what comes of it beyond the number on the button, a sentence each. */
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
