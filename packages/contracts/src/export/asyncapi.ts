import { type AnyEvent, userChannelPattern } from '../core/event.ts';
import { events } from '../events.ts';
import { information, channelSecuritySchemes } from './information.ts';
import { SchemaWriter, type Json, type JsonObject } from './json-schema.ts';

/** AsyncAPI 3.0 from the platform's perspective: every operation is `send`. */
export function asyncApiDocument(
  catalogue: readonly AnyEvent[] = Object.values(events),
  examples: JsonObject = {},
): JsonObject {
  // AsyncAPI's default schema language is a superset of this draft.
  const schemas = new SchemaWriter('draft-07');
  const messages = Object.fromEntries(
    catalogue.map((event) => [event.name, message(event, schemas, examples[event.name])]),
  );
  return {
    asyncapi: '3.0.0',
    info: information,
    defaultContentType: 'application/json',
    channels: {
      user: {
        address: userChannelPattern,
        title: 'Events about the data of one user',
        description:
          'A private channel of the Pusher Channels protocol 7, joined with a signature from POST /broadcasting/auth.',
        parameters: { id: { description: "The user's id" } },
        messages: Object.fromEntries(
          catalogue.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: Object.fromEntries(catalogue.map((event) => [event.name, operation(event)])),
    components: {
      messages,
      schemas: schemas.components(),
      securitySchemes: channelSecuritySchemes,
    },
  };
}

const operation = ({ name, summary }: AnyEvent): JsonObject => ({
  action: 'send',
  summary,
  channel: { $ref: '#/channels/user' },
  security: [{ $ref: '#/components/securitySchemes/session' }],
  messages: [{ $ref: `#/channels/user/messages/${name}` }],
});

const message = (
  { name, summary, payload }: AnyEvent,
  schemas: SchemaWriter,
  example: Json | undefined,
): JsonObject => ({
  name,
  summary,
  payload: schemas.write(payload, 'output'),
  ...(example === undefined ? {} : { examples: [{ payload: example }] }),
});
