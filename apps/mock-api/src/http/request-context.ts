import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';

/** What a handler gets beside the request: who calls, and everything it may touch. */
export interface RequestContext {
  readonly deps: Deps;
  readonly actor: Actor;
}
