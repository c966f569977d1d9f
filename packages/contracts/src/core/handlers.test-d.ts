import * as z from 'zod/mini';
import type { tags } from '../endpoints/tags.ts';
import { same } from '../testing/same-type.ts';
import { endpoint, type BodiesOf, type ParsedRequestOf } from './endpoint.ts';
import type { Handler, Handlers, Reply } from './handlers.ts';
import { TagId } from './id.ts';

interface Context {
  readonly userId: number;
}
type TagHandlers = Handlers<typeof tags, Context>;

declare const all: TagHandlers;
const { rename: _, ...incomplete } = all;

// Each call has exactly one handler.
({ ...all }) satisfies TagHandlers;
// @ts-expect-error rename is missing
incomplete satisfies TagHandlers;
// @ts-expect-error no call is named archive
({ ...all, archive: all.list }) satisfies TagHandlers;
// @ts-expect-error a handler for another call
({ ...all, list: all.rename }) satisfies TagHandlers;

// @ts-expect-error not a handler
({ ...all, rename: 'not yet' }) satisfies TagHandlers;

// A handler receives the declared parts, parsed.
type Rename = Handler<typeof tags.rename, Context>;
same<Parameters<Rename>[0], ParsedRequestOf<typeof tags.rename>>(true);
same<ParsedRequestOf<typeof tags.rename>['params'], { id: TagId }>(true);
same<ParsedRequestOf<typeof tags.rename>['body'], { name: string }>(true);
same<Parameters<Rename>[2], Context>(true);
// @ts-expect-error the call has no query
((request, reply) => reply(404, { message: String(request.query) })) satisfies Rename;

// Status and body are checked together.
const tag = { id: z.parse(TagId, 1), name: 'North' };
((_request, reply) => reply(200, { tag })) satisfies Rename;
((_request, reply) => reply(404, { message: 'Not found.' })) satisfies Rename;
(async (_request, reply) =>
  reply(422, { message: '', errors: { name: ['Taken.'] } })) satisfies Rename;
// @ts-expect-error 201 is not declared
((_request, reply) => reply(201, { tag })) satisfies Rename;
// @ts-expect-error 200 answers a tag
((_request, reply) => reply(200, { message: 'Done.' })) satisfies Rename;
// @ts-expect-error the tag has no name
((_request, reply) => reply(200, { tag: { id: tag.id } })) satisfies Rename;
// @ts-expect-error 422 needs the errors by field
((_request, reply) => reply(422, { message: '' })) satisfies Rename;
// @ts-expect-error 200 has a body
((_request, reply) => reply(200)) satisfies Rename;
// @ts-expect-error an answer must be created by reply
(() => ({ status: 200, body: { tag } })) satisfies Rename;
// @ts-expect-error every path must return an answer
(() => undefined) satisfies Rename;

// 204 takes no body.
type Remove = Handler<typeof tags.remove, Context>;
((_request, reply) => reply(204)) satisfies Remove;
// @ts-expect-error 204 has no body
((_request, reply) => reply(204, {})) satisfies Remove;
// @ts-expect-error undefined is not an absent body
((_request, reply) => reply(204, undefined)) satisfies Remove;

// An answer belongs to one call.
const closed = endpoint({
  method: 'GET',
  path: '/api/a',
  summary: '',
  responses: { 200: z.string() },
});
declare const reply: Reply<BodiesOf<typeof closed>>;
(() => reply(200, 'a')) satisfies Handler<typeof closed, Context>;
// @ts-expect-error this reply belongs to another call
(() => reply(200, 'a')) satisfies Rename;
