import { resource } from '@placekeeper/contracts/core/endpoint';
import { accountCalls } from './contract/accounts.ts';
import { clockCalls } from './contract/clock.ts';
import { faultCalls } from './contract/faults.ts';
import { journalCalls } from './contract/journal.ts';
import { providerCalls } from './contract/provider.ts';
import { realtimeCalls } from './contract/realtime.ts';
import { sessionCalls } from './contract/sessions.ts';
import { snapshotCalls } from './contract/snapshots.ts';

/** The twin's own calls, for tests and for the pages at `/__mock`. They never appear in the public documents. */
export const control = resource('control', {
  ...accountCalls,
  ...clockCalls,
  ...faultCalls,
  ...providerCalls,
  ...sessionCalls,
  ...realtimeCalls,
  ...snapshotCalls,
  ...journalCalls,
});
