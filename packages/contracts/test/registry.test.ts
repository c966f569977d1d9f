import { describe, expect, test } from 'vitest';
import { allEndpoints, api } from '../src/api.ts';
import type { AnyEndpoint, EndpointDefinition } from '../src/core/endpoint.ts';
import { common, forbidden, invalid, missing } from '../src/core/error.ts';
import { definitionOf, type Schema } from '../src/core/schema.ts';
import { events, isEventName } from '../src/events.ts';
import { fieldNames } from './field-names.ts';
import { specifiedCalls } from './specified-calls.ts';

const callOf = ({ definition }: AnyEndpoint) => `${definition.method} ${definition.path}`;
const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b));
const words = (text: string) => text.split(' ').filter(Boolean);
const specified = Object.values(specifiedCalls).flat();

const isPlatform = ({ path }: EndpointDefinition) => path.startsWith('/api/');
const idsWhere = (isWrong: (definition: EndpointDefinition) => boolean) =>
  allEndpoints.filter(({ definition }) => isWrong(definition)).map(({ id }) => id);
const declares = ({ responses }: EndpointDefinition, answers: EndpointDefinition['responses']) =>
  Object.entries(answers).every(([status, schema]) => responses[Number(status)] === schema);

/** How an object schema treats unknown keys. */
function unknownKeys(schema: Schema): string {
  const definition = definitionOf(schema);
  if (definition.type !== 'object') return 'no object';
  return definition.catchall ? definitionOf(definition.catchall).type : 'dropped';
}

describe('the specified calls', () => {
  test.each([
    ['user', 3],
    ['provider accounts and import', 7],
    ['locations', 20],
    ['services', 9],
    ['updates', 8],
    ['tags', 9],
    ['notification settings', 8],
    ['spotlight', 2],
  ])('%s: %i', (section, count) => {
    expect(specifiedCalls[section]).toHaveLength(count);
  });

  test('are all 66 calls of the contract that are not marked as ours', () => {
    const theirs = allEndpoints.filter(({ definition }) => definition.origin !== 'ours');
    expect(sorted(theirs.map(callOf))).toEqual(sorted(specified.map(([call]) => call)));
    expect(theirs).toHaveLength(66);
  });

  test.each(specified)('%s has the specified request and answer fields', (call, takes, answers) => {
    const found = allEndpoints.find((endpoint) => callOf(endpoint) === call);
    const { query, body, responses } = found?.definition ?? { responses: {} };
    const answered = Object.entries(responses).flatMap(([status, schema]) =>
      Number(status) < 300 ? fieldNames(schema) : [],
    );
    expect([...fieldNames(query), ...fieldNames(body)]).toEqual(
      expect.arrayContaining(words(takes)),
    );
    expect(answered).toEqual(expect.arrayContaining(words(answers)));
  });

  test('the other calls are these', () => {
    const ours = allEndpoints.filter(({ definition }) => definition.origin === 'ours');
    expect(ours.map((endpoint) => `${endpoint.id}: ${callOf(endpoint)}`)).toMatchInlineSnapshot(`
      [
        "session.csrfCookie: GET /sanctum/csrf-cookie",
        "session.authorizeChannel: POST /broadcasting/auth",
        "capabilities.list: GET /api/capabilities",
        "attributes.show: GET /api/locations/{id}/attributes",
        "attributes.update: PATCH /api/locations/{id}/attributes",
        "media.upload: POST /api/locations/{id}/media",
        "categories.search: GET /api/categories",
        "places.search: GET /api/places",
        "attributeTypes.search: GET /api/attribute-types",
      ]
    `);
  });
});

describe('every call', () => {
  test('has a unique id of resource and verb', () => {
    const ids = Object.entries(api).flatMap(([name, resource]) =>
      Object.keys(resource).map((verb) => `${name}.${verb}`),
    );
    expect(allEndpoints.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a unique method and path', () => {
    const shapes = allEndpoints.map((endpoint) => callOf(endpoint).replaceAll(/\{\w+\}/g, '{}'));
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
  });

  test('declares exactly the parameters of its path', () => {
    const parameters = allEndpoints.map(({ definition }) => fieldNames(definition.params));
    const inPaths = allEndpoints.map(({ definition }) =>
      [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    expect(parameters).toEqual(inPaths);
  });

  test('has a one-sentence summary', () => {
    expect(idsWhere(({ summary }) => !/^[A-Z].{5,120}[^.\s]$/.test(summary))).toEqual([]);
  });

  test('has one successful answer, and 204 without a body', () => {
    const wrong = idsWhere(({ responses }) => {
      const [success, ...others] = Object.entries(responses).filter(
        ([status]) => Number(status) < 300,
      );
      if (!success || others.length > 0) return true;
      const [status, schema] = success;
      const hasBody = definitionOf(schema).type !== 'undefined';
      return !['200', '201', '204'].includes(status) || hasBody === (status === '204');
    });
    expect(wrong).toEqual([]);
  });

  test('declares the statuses that any call can get', () => {
    expect(idsWhere((one) => isPlatform(one) && !declares(one, common))).toEqual([]);
  });

  test('names its extension if the specification lacks it', () => {
    const ours = idsWhere(
      (one) => isPlatform(one) && one.origin === 'ours' && one.extension === undefined,
    );
    expect(ours).toEqual(['capabilities.list']);
  });

  test('declares 404 exactly if it is about one resource @PERM-1', () => {
    const missable = ({ params, query, body }: EndpointDefinition) =>
      [params, query, body]
        .flatMap(fieldNames)
        .some((name) => /^(id|\w+Id|location_id|google_account)$/.test(name));
    expect(idsWhere((one) => isPlatform(one) && missable(one) !== declares(one, missing))).toEqual(
      [],
    );
  });

  test('declares 422 exactly if it has input', () => {
    const takesInput = ({ query, body }: EndpointDefinition) => Boolean(query ?? body);
    expect(
      idsWhere((one) => isPlatform(one) && takesInput(one) !== declares(one, invalid)),
    ).toEqual([]);
  });

  test('has no body if it is a GET', () => {
    expect(idsWhere(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([]);
  });

  test('needs the subscription if it is about updates @PERM-2', () => {
    expect(
      idsWhere((one) => one.path.startsWith('/api/google-updates') && !declares(one, forbidden)),
    ).toEqual([]);
  });

  test('has strict requests', () => {
    const inputs = ({ params, query, body }: EndpointDefinition) =>
      [params, query, body].filter((part) => part !== undefined);
    expect(idsWhere((one) => inputs(one).some((part) => unknownKeys(part) !== 'never'))).toEqual(
      [],
    );
  });

  test('has loose answers', () => {
    const outputs = ({ responses }: EndpointDefinition) => Object.values(responses);
    expect(
      idsWhere((one) =>
        outputs(one).some((part) => !['no object', 'unknown'].includes(unknownKeys(part))),
      ),
    ).toEqual([]);
  });
});

describe('the events', () => {
  test('are the nine specified ones @RT-1', () => {
    expect(Object.values(events).map(({ name }) => name)).toEqual([
      'location.imported',
      'location.import-errored',
      'gbp-update.received',
      'locations.fetched',
      'locations.partially-fetched',
      'google-authorization.lost',
      'patch-attempt.created',
      'patch-attempt.completed',
      'patch-attempt.failed',
    ]);
  });

  test('are listed by name', () => {
    expect(Object.values(events).map(({ name }) => name)).toEqual(Object.keys(events));
  });

  test.each([
    ['location.imported', true],
    ['pusher:ping', false],
    ['toString', false],
    ['__proto__', false],
  ])('%s is one of them: %s', (name, known) => {
    expect(isEventName(name)).toBe(known);
  });

  test('a new update contains its location and kinds @UPD-10', () => {
    expect(fieldNames(events['gbp-update.received'].payload)).toEqual([
      'location_id',
      'has_google_updates',
      'has_owner_manager_updates',
    ]);
  });
});
