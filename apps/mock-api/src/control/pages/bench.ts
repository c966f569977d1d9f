import type { Bench } from '../context.ts';
import type { Flashes } from './flash.ts';

/** What the pages need beside everything the control plane turns. */
export interface PageBench extends Bench {
  readonly flashes: Flashes;
  /** Answers a request as the twin would over the wire. */
  readonly dispatch: (request: Request) => Response | Promise<Response>;
}
