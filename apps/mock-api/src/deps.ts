import type { Database } from './db/client.ts';
import type { Clock } from './domain/clock.ts';
import type { WebOrigin } from './mail/links.ts';
import type { Hub } from './realtime/hub.ts';

/** Everything impure, given from outside: the same seed and the same calls give the same state. */
export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: Hub;
  /** Where the links in e-mails lead. */
  readonly webOrigin: WebOrigin;
}
