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
  /** How long ago, by the account's clock, the state is arranged; jobs due since then have run. */
  readonly ago?: number;
  readonly arrange?: (deps: Deps, actor: Actor) => void;
}
