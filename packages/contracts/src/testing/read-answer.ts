import { decode } from '../core/decode.ts';
import type { AnyEndpoint } from '../core/endpoint.ts';
import type { Schema } from '../core/schema.ts';

export function read(schema: Schema, data: unknown): unknown {
  const decoded = decode(schema, data);
  return decoded.ok ? decoded.value : 'unread';
}

export function answerOf({ definition: { responses } }: AnyEndpoint): Schema {
  const schema = responses[200] ?? responses[204];
  if (!schema) throw new Error('The contract declares no such answer.');
  return schema;
}
