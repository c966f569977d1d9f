import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';

export interface RequestContext {
  readonly deps: Deps;
  readonly actor: Actor;
}
