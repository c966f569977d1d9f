import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { control } from '../contract.ts';
import type { PageContext } from '../context.ts';
import { localPath, withQuery } from './local-address.ts';
import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { fillPath } from '@placekeeper/contracts/core/path';
import { encodeQuery } from '@placekeeper/contracts/core/query-codec';
import { definitionOf, unwrap, type Schema } from '@placekeeper/contracts/core/schema';

type Verb = keyof typeof control;
type Answer = Readonly<Record<string, string | number | null>>;

/** The message after a successful call. A call without an entry has the message "Done.". */
const words: Partial<Record<Verb, (answer: Answer) => string>> = {
  createAccount: ({ user_id: id }) => `Created account ${id}. You’re signed in.`,
  advanceClock: ({ now, jobs }) => `Time: ${now}. Jobs run: ${jobs}.`,
  runNextJob: ({ now, kind }) =>
    kind === null ? 'Nothing scheduled.' : `Ran ${kind}. Time: ${now}.`,
  kick: ({ closed }) => `${closed} sockets closed.`,
  endSessions: ({ ended }) => `${ended} sessions ended.`,
  changeManyProfiles: ({ changed }) => `${changed} profiles changed.`,
  takeSnapshot: ({ snapshot_id: id }) => `Snapshot ${id} taken.`,
  restoreSnapshot: () => 'Restored. Open pages reload their data.',
};

const Problem = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});

/** Makes any control call with the fields of a form, then returns to the form's page. */
export function formPages({ dispatch, flashes }: PageContext): Hono {
  const pages = new Hono();

  pages.post('/forms/:verb', async (context) => {
    const verb = verbOf(context.req.param('verb'));
    if (!verb) return context.notFound();
    const form = await context.req.parseBody();
    const fields = Object.fromEntries(
      Object.entries(form).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
    const answer = await call(context, verb, fields);
    const flash = flashes.keep(await flashOf(verb, answer));
    const back = localPath(fields['return_to']) ?? '/__mock';
    const response = context.redirect(withQuery(back, { told: flash }), 303);
    for (const cookie of answer.headers.getSetCookie())
      response.headers.append('Set-Cookie', cookie);
    return response;
  });
  return pages;

  async function call(context: Context, verb: Verb, fields: Record<string, string>) {
    const { address, body } = formRequest(control[verb], fields);
    return dispatch(
      new Request(new URL(address, context.req.url), {
        method: control[verb].definition.method,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          Cookie: context.req.header('Cookie') ?? '',
        },
        ...(body !== null && { body }),
      }),
    );
  }
}

const verbOf = (name: string): Verb | undefined =>
  Object.keys(control).find((each): each is Verb => each === name);

async function flashOf(verb: Verb, answer: Response) {
  const text = await answer.text();
  const body: unknown = text === '' ? {} : JSON.parse(text);
  if (answer.ok) return { done: true, lines: [words[verb]?.(Object(body)) ?? 'Done.'] };
  const problem = z.safeParse(Problem, body);
  if (!problem.success)
    return { done: false, lines: [`The mock platform returned ${answer.status}.`] };
  const { message, errors } = problem.data;
  const lines = Object.entries(errors ?? {}).map(([field, said]) => `${field}: ${said.join(' ')}`);
  return { done: false, lines: lines.length > 0 ? lines : [message] };
}

type Fields = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, unknown>>;

interface FormRequest {
  readonly address: string;
  /** JSON; null for a call without a body. */
  readonly body: string | null;
}

/** Builds a control call from a form. Each field has the name of a value, with dots for nested values. */
function formRequest({ definition }: AnyEndpoint, fields: Fields): FormRequest {
  const { path, params, query, body } = definition;
  const search = query ? encodeQuery(valuesOf(query, fields)) : '';
  return {
    address: fillPath(path, params && valuesOf(params, fields)) + (search && `?${search}`),
    body: body ? JSON.stringify(valuesOf(body, fields)) : null,
  };
}

function valuesOf(schema: Schema, fields: Fields, prefix = ''): Values {
  const entries = Object.entries(shapeOf(schema)).map(([name, field]) => [
    name,
    valueOf(field, fields, prefix + name),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Reads the fields of all alternatives of a union, because a form can contain the fields of each alternative. */
function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const definition = definitionOf(unwrap(schema));
  if (definition.type === 'object') return definition.shape;
  if (definition.type !== 'union') return {};
  return Object.assign({}, ...definition.options.map(shapeOf));
}

/**
 * Reads an empty field as null if the schema allows null, and otherwise as absent. The control call refuses invalid
 * values.
 */
function valueOf(schema: Schema, fields: Fields, name: string): unknown {
  const definition = definitionOf(unwrap(schema));
  if (definition.type === 'object') {
    const inner = Object.keys(fields).filter((field) => field.startsWith(`${name}.`));
    if (inner.length === 0) return undefined;
    const isEmpty = inner.every((field) => fields[field] === '');
    return isEmpty ? nothing(schema) : valuesOf(schema, fields, `${name}.`);
  }
  if (definition.type === 'array') return tickedOf(fields, `${name}.`);
  const text = fields[name];
  if (text === undefined) return undefined;
  if (text === '') return nothing(schema);
  switch (definition.type) {
    case 'number':
      return Number.isNaN(Number(text)) ? text : Number(text);
    case 'boolean':
      return text === 'true';
    case 'unknown':
      return jsonOr(text);
    default:
      return text;
  }
}

/** Returns the names of the ticked boxes; undefined if the form has no such boxes. */
function tickedOf(fields: Fields, prefix: string): readonly string[] | undefined {
  const boxes = Object.keys(fields).filter((field) => field.startsWith(prefix));
  if (boxes.length === 0) return undefined;
  return boxes
    .filter((field) => fields[field] === 'true')
    .map((field) => field.slice(prefix.length));
}

function nothing(schema: Schema): null | undefined {
  const definition = definitionOf(schema);
  if (definition.type === 'nullable') return null;
  return definition.type === 'optional' ? nothing(definition.innerType) : undefined;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
