import type { Database } from './db/client.ts';
import type { Clock } from './domain/clock.ts';
import type { Listeners } from './domain/events.ts';
import type { WebOrigin } from './mail/mail.ts';
import type { Hub } from './realtime/hub.ts';

/** The database, the clock and the connections are passed in, so that the same seed and calls give the same state. */
export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  readonly webOrigin: WebOrigin;
  readonly listeners: Listeners<Deps>;
}
