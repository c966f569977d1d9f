import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { ControlContext } from './context.ts';
import type { control } from './contract.ts';
import { accountHandlers } from './handlers/accounts.ts';
import { clockHandlers } from './handlers/clock.ts';
import { faultHandlers } from './handlers/faults.ts';
import { journalHandlers } from './handlers/journal.ts';
import { providerHandlers } from './handlers/provider.ts';
import { realtimeHandlers } from './handlers/realtime.ts';
import { sessionControlHandlers } from './handlers/sessions.ts';
import { snapshotHandlers } from './handlers/snapshots.ts';

export const controlHandlers: Handlers<typeof control, ControlContext> = {
  ...accountHandlers,
  ...clockHandlers,
  ...faultHandlers,
  ...providerHandlers,
  ...sessionControlHandlers,
  ...realtimeHandlers,
  ...snapshotHandlers,
  ...journalHandlers,
};
