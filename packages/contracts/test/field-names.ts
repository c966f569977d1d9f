import { definitionOf, unwrap, type Schema } from '../src/core/schema.ts';

export function fieldNames(schema: Schema | undefined): readonly string[] {
  if (!schema) return [];
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'object' ? Object.keys(definition.shape) : [];
}
