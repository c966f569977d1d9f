import type { Context } from 'hono';
import type { UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { actorFor, type Actor } from '../domain/actor.ts';
import { unauthenticated } from '../domain/errors.ts';
import type { Faults } from '../http/faults.ts';
import type { Platforms } from '../http/platforms.ts';
import type { Recorder } from '../http/recorder.ts';
import type { Route } from '../http/serve-resource.ts';
import type { SessionPolicies } from '../http/session-policy.ts';
import { findSession } from '../http/session.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import type { AppCredentials } from '../realtime/signature.ts';
import type { Snapshots } from './snapshots/snapshots.ts';
import type { SocketFaultsByAccount } from './socket-faults.ts';
import type { Flashes } from './pages/flash.ts';

export interface ControlState {
  readonly deps: Deps;
  readonly recorder: Recorder;
  readonly faults: Faults;
  readonly policies: SessionPolicies;
  readonly platforms: Platforms;
  readonly socketFaults: SocketFaultsByAccount;
  readonly snapshots: Snapshots;
  readonly routes: readonly Route[];
  readonly credentials: AppCredentials;
  readonly profiles: readonly Profile[] | undefined;
}

export interface ControlContext extends ControlState {
  readonly http: Context;
}

/** Accepts an expired session, because the platform's session rules do not apply to control calls. */
export function caller({ deps, http }: ControlContext): UserRow {
  const user = findSession(deps, http)?.user;
  if (!user) throw unauthenticated();
  return user;
}

export const callerAsActor = (context: ControlContext): Actor =>
  actorFor(context.deps, caller(context));

/** The state of the control plane, and the values that only its pages need. */
export interface PageContext extends ControlState {
  readonly flashes: Flashes;
  /** Answers a request as if it had come over the network. */
  readonly dispatch: (request: Request) => Response | Promise<Response>;
}
