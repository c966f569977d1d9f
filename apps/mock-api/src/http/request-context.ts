import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';

/** The context of a handler: the caller and the dependencies. */
export interface RequestContext {
  readonly deps: Deps;
  readonly actor: Actor;
}
