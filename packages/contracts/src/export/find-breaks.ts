import {
  entriesOf,
  listOf,
  objectOf,
  resolve,
  type Documents,
  type Json,
  type JsonObject,
} from './json-schema.ts';
import { schemaBreaks, type MessageSide } from './schema-breaks.ts';

/** Changes that break a client or a server built on the older documents, one line each. */
export function findBreaks(older: Documents, newer: Documents): readonly string[] {
  return [
    ...callBreaks(older.openApi, newer.openApi),
    ...eventBreaks(older.asyncApi, newer.asyncApi),
  ];
}

type Compare = (
  older: JsonObject,
  newer: JsonObject,
  side: MessageSide,
  place: string,
) => readonly string[];

const compareIn =
  (olderDocument: JsonObject, newerDocument: JsonObject): Compare =>
  (older, newer, side, place) =>
    schemaBreaks(
      { schema: older, resolve: (schema) => resolve(olderDocument, schema) },
      { schema: newer, resolve: (schema) => resolve(newerDocument, schema) },
      side,
      place,
    );

function callBreaks(older: JsonObject, newer: JsonObject): readonly string[] {
  const compare = compareIn(older, newer);
  return entriesOf(older['paths']).flatMap(([path, methods]) =>
    entriesOf(methods).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const now = objectOf(objectOf(newer['paths'])[path])[method];
      if (now === undefined) return [`${call} is gone`];
      return [
        ...parameterBreaks(operation, objectOf(now), call, compare),
        ...bodyBreaks(operation, objectOf(now), call, compare),
        ...answerBreaks([older, operation], [newer, objectOf(now)], call, compare),
      ];
    }),
  );
}

const byName = (parameters: Json | undefined): ReadonlyMap<string, JsonObject> =>
  new Map(
    listOf(parameters).flatMap((one): [string, JsonObject][] =>
      typeof one['name'] === 'string' ? [[one['name'], one]] : [],
    ),
  );

function parameterBreaks(older: JsonObject, newer: JsonObject, call: string, compare: Compare) {
  const [before, now] = [byName(older['parameters']), byName(newer['parameters'])];
  const added = [...now]
    .filter(([name, { required }]) => required === true && !before.has(name))
    .map(([name]) => `${call} asks for the new parameter ${name}`);
  const changed = [...before].flatMap(([name, parameter]) => {
    const same = now.get(name);
    if (!same) return [`${call} no longer takes the parameter ${name}`];
    const demanded = same['required'] === true && parameter['required'] !== true;
    const [was, is] = [objectOf(parameter['schema']), objectOf(same['schema'])];
    return [
      ...(demanded ? [`${call} now asks for the parameter ${name}`] : []),
      ...compare(was, is, 'request', `${call} ${name}`),
    ];
  });
  return [...added, ...changed];
}

function bodyBreaks(older: JsonObject, newer: JsonObject, call: string, compare: Compare) {
  const [before, now] = [objectOf(older['requestBody']), objectOf(newer['requestBody'])];
  const added =
    before['content'] === undefined && now['required'] === true
      ? [`${call} now asks for a body`]
      : [];
  const changed = entriesOf(before['content']).flatMap(([type, media]) => {
    const same = objectOf(now['content'])[type];
    if (same === undefined) return [`${call} no longer takes ${type}`];
    return compare(
      objectOf(media['schema']),
      objectOf(objectOf(same)['schema']),
      'request',
      `${call} body`,
    );
  });
  return [...added, ...changed];
}

type Placed = readonly [document: JsonObject, operation: JsonObject];

function answerBreaks(
  [older, before]: Placed,
  [newer, now]: Placed,
  call: string,
  compare: Compare,
) {
  return entriesOf(before['responses']).flatMap(([status, response]) => {
    const same = objectOf(now['responses'])[status];
    const place = `${call} ${status}`;
    if (same === undefined) return [`${place} is no longer answered`];
    const [was, is] = [resolve(older, response), resolve(newer, objectOf(same))];
    return entriesOf(was['content']).flatMap(([type, media]) => {
      const stillThere = objectOf(is['content'])[type];
      if (stillThere === undefined) return [`${place} is no longer ${type}`];
      return compare(
        objectOf(media['schema']),
        objectOf(objectOf(stillThere)['schema']),
        'response',
        place,
      );
    });
  });
}

function eventBreaks(older: JsonObject, newer: JsonObject): readonly string[] {
  const compare = compareIn(older, newer);
  const now = objectOf(objectOf(newer['components'])['messages']);
  return entriesOf(objectOf(older['components'])['messages']).flatMap(([name, message]) => {
    const same = now[name];
    if (same === undefined) return [`the event ${name} is gone`];
    return compare(
      objectOf(message['payload']),
      objectOf(objectOf(same)['payload']),
      'response',
      `the event ${name}`,
    );
  });
}
