import type { OutputOf, Schema } from './schema.ts';

/** A message of the platform on the private channel of one user. */
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

/** The name of a user's channel, as Laravel builds it. */
export const userChannel = (userId: number) => `private-App.Models.User.${userId}`;
export const userChannelPattern = 'private-App.Models.User.{id}';
