import type { Bench } from '../context.ts';
import type { Flashes } from './flash.ts';

/** The context of the control plane and what only its pages need. */
export interface PageBench extends Bench {
  readonly flashes: Flashes;
  /** Answers a request as the twin would over the network. */
  readonly dispatch: (request: Request) => Response | Promise<Response>;
}
