import { isObject, type JsonObject } from '../core/schema-annotations.ts';
import { providerDate, providerTime } from '../model/provider-values.ts';
import { nameInWords } from './name-in-words.ts';

/** Describes a value of unknown form, one named part per line: `Periods 1 open time: 09:30`. */
export const plainLines = (value: unknown): readonly string[] => [...linesOf(value, [])];

function* linesOf(value: unknown, path: readonly string[]): Generator<string> {
  const word = wordOf(value);
  if (word !== undefined) {
    yield path.length === 0 ? word : `${sentence(path)}: ${word}`;
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* linesOf(item, [...path, `${index + 1}`]);
  } else if (isObject(value)) {
    for (const [name, part] of Object.entries(value)) yield* linesOf(part, [...path, name]);
  }
}

function sentence(path: readonly string[]): string {
  const [first = '', ...others] = path.map(nameInWords);
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}

/** Undefined for a value that needs several lines. */
function wordOf(value: unknown): string | undefined {
  if (value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (Array.isArray(value)) return listWord(value);
  if (!isObject(value) || Object.keys(value).length === 0) return 'none';
  if (isMadeOf(value, ['year', 'month', 'day'])) return String(providerDate(value));
  return isMadeOf(value, ['hours', 'minutes', 'seconds', 'nanos'])
    ? String(providerTime(value))
    : undefined;
}

function listWord(list: readonly unknown[]): string | undefined {
  if (list.length === 0) return 'none';
  const words = list.map((item) => (typeof item === 'object' ? undefined : wordOf(item)));
  return words.every((word) => word !== undefined) ? words.join(', ') : undefined;
}

const isMadeOf = (value: JsonObject, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name)) &&
  Object.values(value).every((part) => typeof part === 'number');
