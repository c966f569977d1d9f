import * as fc from 'fast-check';
import {
  alternatives,
  lowerBound,
  schemaOrAnything,
  validValue,
  type JsonSchema,
} from './valid-value.ts';

/**
 * JSON preserves types. In a query or form everything is text, and empty lists do not exist; a form contains only text.
 */
export type Carrier = 'json' | 'query' | 'form';

export interface Fault {
  readonly value: unknown;
  /** The path of the error; empty for the value itself. */
  readonly path: readonly string[];
  readonly kind: 'type' | 'missing' | 'unknown-key' | 'choice' | 'length' | 'range' | 'pattern';
}

/** Longer values would only test the available memory. */
const longestExcess = 5000;
const mostExcessItems = 1000;
const unexpected = 'unexpected';

/** Generates values that the schema refuses in one place; null if it accepts everything. */
export function invalidValue(schema: JsonSchema, carrier: Carrier): fc.Arbitrary<Fault> | null {
  const options = alternatives(schema);
  const faults = options.flatMap((option) => {
    const others = options.filter((other) => other !== option);
    return faultsOf(option, carrier).map((fault) =>
      others.length === 0 || isToldApart(option, options) ? fault : onlyRefusedBy(fault, others),
    );
  });
  const all = [...wrongTypes(options, carrier), ...faults].filter((fault) => fault !== null);
  return all.length > 0 ? fc.oneof(...all) : null;
}

const at = (value: unknown, kind: Fault['kind']) => fc.constant<Fault>({ value, path: [], kind });

/** Alternatives that differ in the value of one key, so that an error in one cannot match another. */
const isToldApart = (option: JsonSchema, options: readonly JsonSchema[]): boolean =>
  Object.keys(option.properties ?? {}).some((key) =>
    options.every((other) => schemaOrAnything(other.properties?.[key]).const !== undefined),
  );

/** For other unions, an error is used only if no other alternative accepts its type. */
function onlyRefusedBy(
  fault: fc.Arbitrary<Fault>,
  others: readonly JsonSchema[],
): fc.Arbitrary<Fault> | null {
  const [sample] = fc.sample(fault, { numRuns: 1, seed: 0 });
  return sample && others.every((other) => !accepts(other, typeOf(sample.value))) ? fault : null;
}

type ValueType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

function typeOf(value: unknown): ValueType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}

function accepts(schema: JsonSchema, type: ValueType): boolean {
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return choices.some((choice) => typeOf(choice) === type);
  return (
    schema.type === undefined ||
    schema.type === type ||
    (schema.type === 'integer' && type === 'number')
  );
}

function wrongTypes(options: readonly JsonSchema[], carrier: Carrier): fc.Arbitrary<Fault>[] {
  const takes = (type: ValueType) => options.some((option) => accepts(option, type));
  if (carrier !== 'json') {
    // Any value can be read as text, and a text as a list of one.
    const text = takes('string') || takes('array') ? [] : [at(unexpected, 'type')];
    return takes('object') || carrier === 'form'
      ? text
      : [...text, at({ [unexpected]: '1' }, 'type')];
  }
  const samples: readonly unknown[] = [
    { [unexpected]: 1 },
    [unexpected],
    unexpected,
    0.5,
    true,
    null,
  ];
  return samples.filter((value) => !takes(typeOf(value))).map((value) => at(value, 'type'));
}

function faultsOf(schema: JsonSchema, carrier: Carrier): fc.Arbitrary<Fault>[] {
  if (schema.enum || schema.const !== undefined) return [at(unexpected, 'choice')];
  switch (schema.type) {
    case 'object':
      return schema.properties
        ? objectFaults(schema, schema.properties, carrier)
        : mapFaults(schema, carrier);
    case 'array':
      return arrayFaults(schema, carrier);
    case 'string':
      return stringFaults(schema);
    case 'integer':
    case 'number': {
      const least = lowerBound(schema);
      return [
        ...(least === undefined ? [] : [at(least - 1, 'range')]),
        ...(schema.maximum === undefined ? [] : [at(schema.maximum + 1, 'range')]),
      ];
    }
    default:
      return [];
  }
}

function objectFaults(
  schema: JsonSchema,
  properties: NonNullable<JsonSchema['properties']>,
  carrier: Carrier,
): fc.Arbitrary<Fault>[] {
  // Schemas of the contract are objects here, and so are their values.
  const whole = validValue(schema) as fc.Arbitrary<Record<string, unknown>>;
  const spoiled = Object.entries(properties).flatMap(([name, field]): fc.Arbitrary<Fault>[] => {
    const inner = invalidValue(schemaOrAnything(field), carrier);
    if (!inner) return [];
    return [
      fc
        .tuple(whole, inner)
        .map(([value, fault]) => within(fault, name, { ...value, [name]: fault.value })),
    ];
  });
  const incomplete = (schema.required ?? []).map((name) =>
    whole.map((value): Fault => ({ value: without(value, name), path: [name], kind: 'missing' })),
  );
  const surplus = whole.map((value): Fault => ({
    value: { ...value, [unexpected]: '1' },
    path: [unexpected],
    kind: 'unknown-key',
  }));
  return [...spoiled, ...incomplete, ...(schema.additionalProperties === false ? [surplus] : [])];
}

function mapFaults(schema: JsonSchema, carrier: Carrier): fc.Arbitrary<Fault>[] {
  const names = schemaOrAnything(schema.propertyNames).enum?.map(String);
  const [name = 'key'] = names ?? [];
  const field = schemaOrAnything(schema.additionalProperties);
  const inner = invalidValue(field, carrier);
  const spoiled = inner?.map((fault) => within(fault, name, { [name]: fault.value }));
  const surplus = validValue(field).map((value): Fault => ({
    value: { [unexpected]: value },
    path: [unexpected],
    kind: 'unknown-key',
  }));
  return [...(spoiled ? [spoiled] : []), ...(names ? [surplus] : [])];
}

function arrayFaults(schema: JsonSchema, carrier: Carrier): fc.Arbitrary<Fault>[] {
  const itemSchema = schemaOrAnything(Array.isArray(schema.items) ? undefined : schema.items);
  const item = validValue(itemSchema);
  const inner = invalidValue(itemSchema, carrier);
  const { minItems = 0, maxItems = Infinity } = schema;
  return [
    ...(inner
      ? [
          fc
            .tuple(fc.array(item, { maxLength: 2 }), inner)
            .map(([items, fault]) => within(fault, String(items.length), [...items, fault.value])),
        ]
      : []),
    ...(minItems > 0 && carrier === 'json' ? [at([], 'length')] : []),
    ...(maxItems <= mostExcessItems
      ? [
          item.map((one): Fault => ({
            value: Array(maxItems + 1).fill(one),
            path: [],
            kind: 'length',
          })),
        ]
      : []),
  ];
}

function stringFaults({
  pattern,
  minLength = 0,
  maxLength = Infinity,
}: JsonSchema): fc.Arbitrary<Fault>[] {
  return [
    ...(pattern !== undefined && !new RegExp(pattern).test(unexpected)
      ? [at(unexpected, 'pattern')]
      : []),
    ...(minLength > 0 ? [at('', 'length')] : []),
    ...(maxLength <= longestExcess ? [at('x'.repeat(maxLength + 1), 'length')] : []),
  ];
}

const without = (value: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

const within = (fault: Fault, name: string, value: unknown): Fault => ({
  ...fault,
  value,
  path: [name, ...fault.path],
});
