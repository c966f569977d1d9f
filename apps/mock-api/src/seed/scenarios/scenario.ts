import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import type { Persona } from '../blueprints.ts';

/** A situation in which an account can be created. */
export interface Scenario {
  readonly title: string;
  /** The description for the page that offers it. */
  readonly sentence: string;
  readonly persona: Persona;
  readonly locations?: number;
  readonly pendingUpdates?: number;
  /** The time before the account's present at which it is arranged; jobs due since then have run. */
  readonly ago?: number;
  readonly arrange?: (deps: Deps, actor: Actor) => void;
}
