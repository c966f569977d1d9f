import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { event } from '../core/event.ts';
import { Tag } from '../model/tag.ts';
import { events } from '../events.ts';
import { asyncApiDocument } from './asyncapi.ts';

test('an event is a message, sent on the channel of its user', () => {
  const renamed = event({
    name: 'tag.renamed',
    summary: 'A tag has a new name',
    payload: z.looseObject({ tag: Tag, before: z.string() }),
  });
  const document = asyncApiDocument([renamed]);
  expect(document).toMatchObject({
    asyncapi: '3.0.0',
    channels: {
      user: {
        address: 'private-App.Models.User.{id}',
        parameters: { id: {} },
        messages: { 'tag.renamed': { $ref: '#/components/messages/tag.renamed' } },
      },
    },
    operations: {
      'tag.renamed': {
        action: 'send',
        channel: { $ref: '#/channels/user' },
        messages: [{ $ref: '#/channels/user/messages/tag.renamed' }],
      },
    },
  });
  expect(document).toHaveProperty(['components', 'messages', 'tag.renamed'], {
    name: 'tag.renamed',
    summary: 'A tag has a new name',
    payload: {
      type: 'object',
      properties: { tag: { $ref: '#/components/schemas/Tag' }, before: { type: 'string' } },
      required: ['tag', 'before'],
      additionalProperties: {},
    },
  });
  expect(document).toHaveProperty('components.schemas.Tag.type', 'object');
});

test('all events are included, without constructs of earlier versions @RT-1', () => {
  const document = asyncApiDocument();
  const text = JSON.stringify(document);
  for (const name of Object.keys(events)) expect(document).toHaveProperty(['operations', name]);
  expect(text).not.toMatch(/"#\/(definitions|\$defs)\//);
  expect(text).not.toContain('prefixItems');
});
