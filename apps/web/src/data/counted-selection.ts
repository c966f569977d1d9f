import type { LocationSelection } from '@placekeeper/contracts/model/bulk-edit';
import { isKind } from './api-error.ts';

/** LOC-7: nothing is done to others than those that somebody was told of before they confirmed. */
export const counted = (selection: LocationSelection, count: number): LocationSelection =>
  selection.mode === 'matching' ? { ...selection, expected_count: count } : selection;

/** More or fewer match by now, and nothing was done. */
export const isOtherCount = (error: unknown): boolean =>
  isKind(error, 'validation') && 'selection.expected_count' in error.fields;
