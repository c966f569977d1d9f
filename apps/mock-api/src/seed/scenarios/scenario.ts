import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import type { Persona } from '../blueprints.ts';

export interface Scenario {
  readonly title: string;
  /** The description on the start page. */
  readonly sentence: string;
  readonly persona: Persona;
  readonly locations?: number;
  readonly pendingUpdates?: number;
  /** The time between arranging the state and now, in milliseconds; jobs that became due since then have run. */
  readonly ago?: number;
  readonly arrange?: (deps: Deps, actor: Actor) => void;
}
