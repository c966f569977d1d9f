import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import type { Persona } from '../blueprints.ts';

/** A situation an account can be made in. */
export interface Scenario {
  readonly title: string;
  /** What somebody finds, for the page that offers it. */
  readonly sentence: string;
  readonly persona: Persona;
  readonly locations?: number;
  readonly pendingUpdates?: number;
  /** How long before the account's present it is arranged; what falls due since then has happened. */
  readonly ago?: number;
  readonly arrange?: (deps: Deps, actor: Actor) => void;
}
