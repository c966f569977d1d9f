import { formatDateTime, formatNumber } from '../../lib/text/format.ts';

export const retryText = (failed: number): string => `Retry ${formatNumber(failed)} failed`;

/** Says that a scheduled job started late, because Placekeeper was closed or busy. */
export const lateText = (planned: string | number, start: string | number): string =>
  `Scheduled for ${formatDateTime(planned)}. Started on ${formatDateTime(start)}, when Placekeeper was next open and free to start it.`;
