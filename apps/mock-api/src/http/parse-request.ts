import { decodeParams, decodeQuery } from '@placekeeper/contracts/core/query-codec';
import type { AnyEndpoint, ParsedRequestOf } from '@placekeeper/contracts/core/endpoint';
import type { Schema } from '@placekeeper/contracts/core/schema';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { forbidden, invalid, notFound } from '../domain/errors.ts';
import { issueMessage } from './issue-message.ts';

z.config({ ...z.locales.en(), customError: issueMessage });

/** Parses the declared parts of a request, and refuses everything else. Reports all errors by path. */
export async function parseRequest<E extends AnyEndpoint>(
  endpoint: E,
  context: Context,
  convertRequest: (part: 'query' | 'body', schema: Schema, data: unknown) => unknown = (
    _,
    __,
    data,
  ) => data,
): Promise<ParsedRequestOf<E>> {
  const { params, query, body } = endpoint.definition;
  const request: Record<string, unknown> = {};
  const errors = new Map<string, readonly string[]>();

  if (params) {
    const parsed = check(params, decodeParams(params, context.req.param()));
    // An invalid id is answered like a missing row: 404.
    if (!parsed.ok) throw notFound();
    request['params'] = parsed.value;
  }
  if (query) {
    const decoded = decodeQuery(query, new URL(context.req.url).search);
    collect('query', check(query, convertRequest('query', query, decoded)));
  }
  if (body) {
    const sent = await readBody(endpoint, context);
    collect('body', check(body, convertRequest('body', body, sent)));
  }
  if (errors.size > 0) throw refusal(endpoint, errors);
  // Each part has been parsed by the schema of its type.
  return request;

  function collect(part: string, result: Checked): void {
    if (result.ok) request[part] = result.value;
    else for (const [path, messages] of result.errors) errors.set(path, messages);
  }
}

/** A Map, because `__proto__` can be a path. */
type ErrorsByPath = ReadonlyMap<string, readonly string[]>;

/**
 * A call that declares no 422 answers invalid input with 403, like the platform's channel authorization, which
 * authorizes before it validates.
 */
const refusal = (endpoint: AnyEndpoint, errors: ErrorsByPath) =>
  422 in endpoint.definition.responses ? invalid(Object.fromEntries(errors)) : forbidden('');

type Checked =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly errors: ErrorsByPath };

function check(schema: Schema, data: unknown): Checked {
  const result = z.safeParse(schema as unknown as z.core.$ZodType, data);
  if (result.success) return { ok: true, value: result.data };
  const errors = new Map<string, readonly string[]>();
  for (const issue of result.error.issues) {
    for (const path of pathsOf(issue)) {
      errors.set(path, [...(errors.get(path) ?? []), issue.message]);
    }
  }
  return { ok: false, errors };
}

function pathsOf(issue: z.core.$ZodIssue): readonly string[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [path.join('.') || 'body'];
  return issue.keys.map((key) => [...path, key].join('.'));
}

async function readBody(endpoint: AnyEndpoint, context: Context): Promise<unknown> {
  const { requestType = 'json' } = endpoint.definition;
  try {
    if (requestType !== 'json') return await context.req.parseBody();
    const text = await context.req.text();
    return text === '' ? {} : JSON.parse(text);
  } catch {
    const what = requestType === 'json' ? 'valid JSON' : 'a form';
    throw refusal(endpoint, new Map([['body', [`The request body is not ${what}.`]]]));
  }
}
