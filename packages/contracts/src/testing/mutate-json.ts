import * as fc from 'fast-check';

const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'add', 'remove'),
  name: fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'data', '0', 'length'),
    fc.string({ maxLength: 5 }),
  ),
  other: fc.jsonValue({ maxDepth: 2 }),
});
interface Change {
  readonly at: number;
  readonly kind: 'replace' | 'add' | 'remove';
  readonly name: string;
  readonly other: unknown;
}

export const mutatedJson = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([value, changes]) => changes.reduce<unknown>(mutate, value));

function mutate(root: unknown, one: Change): unknown {
  const text = JSON.stringify(root);
  let total = 0;
  JSON.parse(text, (_, node: unknown) => {
    total += 1;
    return node;
  });
  let left = one.at % total;
  return JSON.parse(text, (_, node: unknown) => {
    left -= 1;
    return left === -1 ? mutateNode(node, one) : node;
  });
}

function mutateNode(node: unknown, { at, kind, name, other }: Change): unknown {
  if (kind === 'replace' || typeof node !== 'object' || node === null) return other;
  if (Array.isArray(node))
    return kind === 'add' ? [...node, other] : node.toSpliced(at % (node.length || 1), 1);
  const entries = Object.entries(node);
  // The key is computed, so that even `__proto__` becomes an own property, as in JSON.parse.
  return kind === 'add'
    ? { ...node, [name]: other }
    : Object.fromEntries(entries.toSpliced(at % (entries.length || 1), 1));
}
