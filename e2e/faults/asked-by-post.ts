import type { EndpointId } from '@placekeeper/contracts/api';

/** Reads, although what they ask for is too long for an address. */
export const askedByPost: readonly EndpointId[] = [
  'autoRejection.backtest',
  'bulkEdits.preview',
  'bulkEdits.readList',
  'holidayPlans.read',
];
