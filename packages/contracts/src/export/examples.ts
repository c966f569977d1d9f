import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Json, JsonObject } from './json-schema.ts';

/** One successful call to the twin. */
export interface CallExample {
  readonly params?: JsonObject;
  readonly query?: JsonObject;
  readonly body?: Json;
  readonly status: number;
  readonly answer?: Json;
}

export type CallExamples = Readonly<Record<string, CallExample>>;

export interface Examples {
  readonly calls: CallExamples;
  /** Payloads by event name. */
  readonly events: JsonObject;
}

const example = z.optional(z.json());
const content = z.optional(z.record(z.string(), z.object({ example })));
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  schema: z.object({ enum: z.optional(z.json()) }),
  example,
});
type Parameter = z.infer<typeof parameter>;

const operation = z.object({
  operationId: z.string(),
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(z.object({ content })),
  responses: z.record(z.string(), z.object({ content })),
});
const openApiSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const message = z.object({ examples: z.optional(z.array(z.object({ payload: z.json() }))) });
const asyncApiSchema = z.object({
  components: z.object({ messages: z.record(z.string(), message) }),
});

const noExamples: Examples = { calls: {}, events: {} };

/** The documents are the only storage of the examples. Without documents there are no examples. */
export async function readExamples(documents: string): Promise<Examples> {
  const read = (name: string): Promise<string> => readFile(join(documents, name), 'utf8');
  const texts = await Promise.all(['openapi.json', 'asyncapi.json'].map(read)).catch(() => null);
  if (texts === null) return noExamples;
  const [openApi, asyncApi] = texts.map((text): unknown => JSON.parse(text));
  return {
    calls: callExamples(z.parse(openApiSchema, openApi)),
    events: eventExamples(z.parse(asyncApiSchema, asyncApi)),
  };
}

function callExamples({ paths }: z.infer<typeof openApiSchema>): CallExamples {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return Object.fromEntries(
    operations.flatMap((call) => {
      const found = callExample(call);
      return found ? [[call.operationId, found]] : [];
    }),
  );
}

function callExample({
  parameters = [],
  requestBody,
  responses,
}: z.infer<typeof operation>): CallExample | undefined {
  const params = parametersIn('path', parameters);
  const query = parametersIn('query', parameters);
  const body = exampleIn(requestBody?.content);
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 300);
  const [status, response] =
    successes.find(([, success]) => exampleIn(success.content) !== undefined) ?? successes[0] ?? [];
  if (status === undefined) return undefined;
  const answer = exampleIn(response?.content);
  return {
    ...(params && { params }),
    ...(query && { query }),
    ...(body !== undefined && { body }),
    status: Number(status),
    ...(answer !== undefined && { answer }),
  };
}

const exampleIn = (media: z.infer<typeof content>): Json | undefined =>
  Object.values(media ?? {})[0]?.example;

function parametersIn(place: Parameter['in'], parameters: readonly Parameter[]) {
  const shown = parameters.flatMap((each): [string, Json][] =>
    each.in === place && each.example !== undefined
      ? [[each.name.replace(/\[\]$/, ''), valueOf(each, each.example)]]
      : [],
  );
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

/** A query contains booleans as 0 and 1. */
const valueOf = ({ schema }: Parameter, shown: Json): Json =>
  JSON.stringify(schema.enum) === '[0,1]' ? shown === 1 : shown;

const eventExamples = ({ components }: z.infer<typeof asyncApiSchema>): JsonObject =>
  Object.fromEntries(
    Object.entries(components.messages).flatMap(([name, { examples = [] }]) =>
      examples.map(({ payload }) => [name, payload]),
    ),
  );
