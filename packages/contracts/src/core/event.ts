import type { OutputOf, Schema } from './schema.ts';

/** Something the platform tells over the private channel of one user. */
export interface EventDefinition<Payload> {
  readonly name: string;
  readonly summary: string;
  readonly payload: Schema;
  readonly '~payload'?: Payload;
}

export type AnyEvent = EventDefinition<unknown>;
export type PayloadOf<E extends AnyEvent> = NonNullable<E['~payload']>;

export function event<const Payload extends Schema>(definition: {
  readonly name: string;
  readonly summary: string;
  readonly payload: Payload;
}): EventDefinition<OutputOf<Payload>> {
  return definition;
}

/** The channel of a user, as Laravel names it. */
export const userChannel = (userId: number) => `private-App.Models.User.${userId}`;
export const userChannelPattern = 'private-App.Models.User.{id}';
