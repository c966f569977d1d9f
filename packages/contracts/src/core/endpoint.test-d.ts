import * as z from 'zod/mini';
import { same } from '../testing/same-type.ts';
import type { tags } from '../endpoints/tags.ts';
import {
  endpoint,
  resource,
  type AnswerOf,
  type ParsedRequestOf,
  type RequestOf,
  type SentOf,
  type SuccessOf,
} from './endpoint.ts';
import { missing, type ErrorMessage, type ValidationError } from './error.ts';
import { TagId } from './id.ts';
import { NoContent } from './wire-types.ts';

const id = z.strictObject({ id: TagId });
const name = z.strictObject({ name: z.string() });
const get = { method: 'GET', summary: '', responses: {} } as const;

// Path parameters and their schema must agree.
endpoint({ ...get, path: '/api/tags' });
endpoint({ ...get, path: '/api/tags/{id}', params: id });
endpoint({
  ...get,
  path: '/api/{a}/{b}',
  params: z.strictObject({ a: z.string(), b: z.string() }),
});
// @ts-expect-error the path has {id}
endpoint({ ...get, path: '/api/tags/{id}' });
// @ts-expect-error {b} has no schema
endpoint({ ...get, path: '/api/{a}/{b}', params: z.strictObject({ a: z.string() }) });
// @ts-expect-error the path has no {id}
endpoint({ ...get, path: '/api/tags', params: id });
// @ts-expect-error the path has {tag}, not {id}
endpoint({ ...get, path: '/api/tags/{tag}', params: id });
// @ts-expect-error the path has no {b}
endpoint({ ...get, path: '/api/{a}', params: z.strictObject({ a: z.string(), b: z.string() }) });
// @ts-expect-error a path starts with a slash
endpoint({ ...get, path: 'api/tags' });
// @ts-expect-error not a method
endpoint({ ...get, method: 'FETCH', path: '/api/tags' });

// A request has exactly the declared parts.
const params = { id: z.parse(TagId, 1) };
const nothing = endpoint({ ...get, path: '/api/tags' });
const renaming = endpoint({ ...get, path: '/api/tags/{id}', params: id, body: name });
same<RequestOf<typeof nothing>, Record<never, never>>(true);
({ params, body: { name: 'North' } }) satisfies RequestOf<typeof renaming>;
// @ts-expect-error the body is missing
({ params }) satisfies RequestOf<typeof renaming>;
// @ts-expect-error the name is a string
({ params, body: { name: 1 } }) satisfies RequestOf<typeof renaming>;
// @ts-expect-error a plain number is no tag
({ params: { id: 1 }, body: { name: 'North' } }) satisfies RequestOf<typeof renaming>;
// @ts-expect-error no query is declared
({ params, body: { name: 'North' }, query: {} }) satisfies RequestOf<typeof renaming>;

// A client may omit a query without required fields; a server always receives one.
const filtered = endpoint({
  ...get,
  path: '/api/a',
  query: z.strictObject({ search: z.optional(z.string()) }),
});
const searching = endpoint({
  ...get,
  path: '/api/a',
  query: z.strictObject({ query: z.string() }),
});
({}) satisfies RequestOf<typeof filtered>;
({ query: { search: 'north' } }) satisfies RequestOf<typeof filtered>;
({ query: { query: 'north' } }) satisfies RequestOf<typeof searching>;
// @ts-expect-error the query is required
({}) satisfies RequestOf<typeof searching>;
// A field may be undefined, because the codec omits it; null is refused.
({ query: { search: undefined } }) satisfies RequestOf<typeof filtered>;
// @ts-expect-error null has no form in a query
({ query: { search: null } }) satisfies RequestOf<typeof filtered>;
// @ts-expect-error the server always gets a query
({}) satisfies ParsedRequestOf<typeof filtered>;
// @ts-expect-error an absent query is omitted, not undefined
({ query: undefined }) satisfies RequestOf<typeof filtered>;

// Answers are discriminated by their status.
const answering = endpoint({
  ...get,
  path: '/api/a',
  responses: { 200: z.looseObject({ ok: z.literal(true) }), 204: NoContent, ...missing },
});
declare const answer: AnswerOf<typeof answering>;
same<(typeof answer)['status'], 200 | 204 | 404>(true);
if (answer.status === 404) same<typeof answer.body, ErrorMessage>(true);
if (answer.status === 204) same<typeof answer.body, undefined>(true);
// @ts-expect-error 500 is not declared
if (answer.status === 500) throw new Error();

// SuccessOf covers only the 2xx answers.
same<SuccessOf<typeof tags.remove>, undefined>(true);
same<NonNullable<SuccessOf<typeof tags.rename>['tag']>['name'], string>(true);
// `tag` is required in SentOf but optional in SuccessOf, because a reader may miss it.
same<SentOf<typeof tags.rename>['tag']['name'], string>(true);
same<Extract<SuccessOf<typeof tags.rename>, ErrorMessage | ValidationError>, never>(true);
// @ts-expect-error a failure's body is no success
({ message: 'Unauthenticated.' }) satisfies SentOf<typeof tags.rename>;

// Each call of a resource keeps its types.
const example = resource('example', { nothing, renaming });
same<typeof example.renaming, typeof renaming>(true);
// @ts-expect-error there is no such call
void example.other;
