import * as fc from 'fast-check';
import {
  alternatives,
  lowerBound,
  schemaOrAnything,
  validValue,
  type JsonSchema,
} from './valid-value.ts';

/**
 * JSON preserves types. In a query or form every value is text, and empty lists do not exist; a form has no objects
 * either.
 */
export type Carrier = 'json' | 'query' | 'form';

export interface InvalidValue {
  readonly value: unknown;
  /** The path of the error; empty for the value itself. */
  readonly path: readonly string[];
  readonly kind: 'type' | 'missing' | 'unknown-key' | 'choice' | 'length' | 'range' | 'pattern';
}

/** Limits above these are not tested, because exceeding them would only test the available memory. */
const longestExcess = 5000;
const mostExcessItems = 1000;
const unexpected = 'unexpected';

/** Generates values that the schema refuses in one place; null if it accepts everything. */
export function invalidValue(
  schema: JsonSchema,
  carrier: Carrier,
): fc.Arbitrary<InvalidValue> | null {
  const options = alternatives(schema);
  const invalidValues = options.flatMap((option) => {
    const others = options.filter((other) => other !== option);
    return invalidValuesOf(option, carrier).map((invalid) =>
      others.length === 0 || isDiscriminated(option, options)
        ? invalid
        : onlyRefusedBy(invalid, others),
    );
  });
  const all = [...wrongTypes(options, carrier), ...invalidValues].filter(
    (invalid) => invalid !== null,
  );
  return all.length > 0 ? fc.oneof(...all) : null;
}

const at = (value: unknown, kind: InvalidValue['kind']) =>
  fc.constant<InvalidValue>({ value, path: [], kind });

/** The alternatives differ in the constant value of a key, so that an error in one alternative cannot match another. */
const isDiscriminated = (option: JsonSchema, options: readonly JsonSchema[]): boolean =>
  Object.keys(option.properties ?? {}).some((key) =>
    options.every((other) => schemaOrAnything(other.properties?.[key]).const !== undefined),
  );

/** Null if another alternative accepts the type of the invalid value, because the value may be valid there. */
function onlyRefusedBy(
  invalid: fc.Arbitrary<InvalidValue>,
  others: readonly JsonSchema[],
): fc.Arbitrary<InvalidValue> | null {
  const [sample] = fc.sample(invalid, { numRuns: 1, seed: 0 });
  return sample && others.every((other) => !accepts(other, typeOf(sample.value))) ? invalid : null;
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

function wrongTypes(
  options: readonly JsonSchema[],
  carrier: Carrier,
): fc.Arbitrary<InvalidValue>[] {
  const takes = (type: ValueType) => options.some((option) => accepts(option, type));
  if (carrier !== 'json') {
    // Every value is text here, and text can also be read as a list with one item.
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

function invalidValuesOf(schema: JsonSchema, carrier: Carrier): fc.Arbitrary<InvalidValue>[] {
  if (schema.enum || schema.const !== undefined) return [at(unexpected, 'choice')];
  switch (schema.type) {
    case 'object':
      return schema.properties
        ? invalidObjects(schema, schema.properties, carrier)
        : invalidMaps(schema, carrier);
    case 'array':
      return invalidArrays(schema, carrier);
    case 'string':
      return invalidStrings(schema);
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

function invalidObjects(
  schema: JsonSchema,
  properties: NonNullable<JsonSchema['properties']>,
  carrier: Carrier,
): fc.Arbitrary<InvalidValue>[] {
  // Safe: values of an object schema are objects.
  const whole = validValue(schema) as fc.Arbitrary<Record<string, unknown>>;
  const damaged = Object.entries(properties).flatMap(
    ([name, field]): fc.Arbitrary<InvalidValue>[] => {
      const inner = invalidValue(schemaOrAnything(field), carrier);
      if (!inner) return [];
      return [
        fc
          .tuple(whole, inner)
          .map(([value, invalid]) => within(invalid, name, { ...value, [name]: invalid.value })),
      ];
    },
  );
  const incomplete = (schema.required ?? []).map((name) =>
    whole.map((value): InvalidValue => ({
      value: without(value, name),
      path: [name],
      kind: 'missing',
    })),
  );
  const surplus = whole.map((value): InvalidValue => ({
    value: { ...value, [unexpected]: '1' },
    path: [unexpected],
    kind: 'unknown-key',
  }));
  return [...damaged, ...incomplete, ...(schema.additionalProperties === false ? [surplus] : [])];
}

function invalidMaps(schema: JsonSchema, carrier: Carrier): fc.Arbitrary<InvalidValue>[] {
  const names = schemaOrAnything(schema.propertyNames).enum?.map(String);
  const [name = 'key'] = names ?? [];
  const field = schemaOrAnything(schema.additionalProperties);
  const inner = invalidValue(field, carrier);
  const damaged = inner?.map((invalid) => within(invalid, name, { [name]: invalid.value }));
  const surplus = validValue(field).map((value): InvalidValue => ({
    value: { [unexpected]: value },
    path: [unexpected],
    kind: 'unknown-key',
  }));
  return [...(damaged ? [damaged] : []), ...(names ? [surplus] : [])];
}

function invalidArrays(schema: JsonSchema, carrier: Carrier): fc.Arbitrary<InvalidValue>[] {
  const itemSchema = schemaOrAnything(Array.isArray(schema.items) ? undefined : schema.items);
  const item = validValue(itemSchema);
  const inner = invalidValue(itemSchema, carrier);
  const { minItems = 0, maxItems = Infinity } = schema;
  return [
    ...(inner
      ? [
          fc
            .tuple(fc.array(item, { maxLength: 2 }), inner)
            .map(([items, invalid]) =>
              within(invalid, String(items.length), [...items, invalid.value]),
            ),
        ]
      : []),
    ...(minItems > 0 && carrier === 'json' ? [at([], 'length')] : []),
    ...(maxItems <= mostExcessItems
      ? [
          item.map((one): InvalidValue => ({
            value: Array(maxItems + 1).fill(one),
            path: [],
            kind: 'length',
          })),
        ]
      : []),
  ];
}

function invalidStrings({
  pattern,
  minLength = 0,
  maxLength = Infinity,
}: JsonSchema): fc.Arbitrary<InvalidValue>[] {
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

const within = (invalid: InvalidValue, name: string, value: unknown): InvalidValue => ({
  ...invalid,
  value,
  path: [name, ...invalid.path],
});
