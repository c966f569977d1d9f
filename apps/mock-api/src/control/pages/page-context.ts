import type { ControlState } from '../context.ts';
import type { Flashes } from './flash.ts';

/** The context of the control plane and what only its pages need. */
export interface PageContext extends ControlState {
  readonly flashes: Flashes;
  /** Answers a request as the twin would over the network. */
  readonly dispatch: (request: Request) => Response | Promise<Response>;
}
