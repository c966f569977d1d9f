import type { ControlState } from '../context.ts';
import type { Flashes } from './flash.ts';

/** The state of the control plane, and the values that only its pages need. */
export interface PageContext extends ControlState {
  readonly flashes: Flashes;
  /** Answers a request as if it had come over the network. */
  readonly dispatch: (request: Request) => Response | Promise<Response>;
}
