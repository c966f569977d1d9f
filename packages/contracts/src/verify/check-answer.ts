import type * as z from 'zod/mini';
import { safeParse } from '../core/validate.ts';
import { namedDrift } from '../core/decode.ts';
import type { Drift } from '../core/drift.ts';
import type { AnyEndpoint } from '../core/endpoint.ts';
import { definitionOf, type Schema } from '../core/schema.ts';
import type { Finding, Received } from './target.ts';
import { isJson } from './browser-session.ts';

/** All differences between the contract and an answer as it was sent. */
export function checkAnswer(endpoint: AnyEndpoint, received: Received): readonly Finding[] {
  const { status } = received;
  const schema = endpoint.definition.responses[status];
  if (!schema) {
    const declared = Object.keys(endpoint.definition.responses).join(', ');
    const detail = `${status}, where the contract has ${declared}`;
    return [{ kind: 'undeclared status', path: '', detail }];
  }
  return [...checkForm(schema, received), ...checkBody(schema, received.body)];
}

function checkForm(schema: Schema, { status, headers }: Received): readonly Finding[] {
  const findings: Finding[] = [];
  const type = headers.get('Content-Type') ?? 'none';
  if (definitionOf(schema).type === 'undefined') return findings;
  if (!isJson(headers))
    findings.push({ kind: 'content type', path: '', detail: `${type} instead of JSON` });
  if (status === 429 && !(Number(headers.get('Retry-After')) >= 0 && headers.has('Retry-After')))
    findings.push({ kind: 'header', path: '', detail: '429 does not say when to come back' });
  return findings;
}

function checkBody(schema: Schema, body: unknown): readonly Finding[] {
  // Safe: every `Schema` is a zod schema.
  const result = safeParse(schema as unknown as z.core.$ZodType, body);
  if (!result.success) return result.error.issues.map((issue) => checkIssue(issue, body));
  return namedDrift(schema, body).map((drift): Finding => ({
    kind: findingOf(drift),
    path: drift.path.slice(1).replaceAll('/', '.'),
    detail: JSON.stringify(drift.word ?? drift.received ?? drift.path.split('/').at(-1)),
  }));
}

function findingOf({ kind }: Drift): Finding['kind'] {
  if (kind === 'unknown-key') return 'unknown field';
  if (kind === 'missing') return 'missing field';
  return kind === 'unknown-value' ? 'unknown value' : 'wrong type';
}

function checkIssue({ path, message }: z.core.$ZodIssue, body: unknown): Finding {
  const value = path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), body);
  return {
    kind: value === undefined ? 'missing field' : 'wrong type',
    // `*` means any position in a list.
    path: path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.'),
    detail: message,
  };
}
