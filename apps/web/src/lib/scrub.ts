const rules: readonly (readonly [RegExp, string])[] = [
  // What somebody searched for, and the code with which Google returns from its consent page.
  [/[?#][^\s"'<>()]*=[^\s"'<>()]*/g, ''],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi, '[e-mail]'],
  [/\b(?:ya29\.|eyJ|Bearer\s+)[\w.~+/-]{8,}=*/g, '[token]'],
];

/** Parts of an event that the library keeps for itself and never sends; they go in circles. */
const internal = 'sdkProcessingMetadata';

/** ERR-1: a report says what broke, and nothing about whom it broke for. */
export function scrubbed<Value>(value: Value): Value {
  // A text stays a text, a list a list, and an object keeps its keys.
  if (typeof value === 'string') return scrubText(value) as Value;
  if (Array.isArray(value)) return value.map(scrubbed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === internal ? part : scrubbed(part)]),
  ) as Value;
}

const scrubText = (text: string): string =>
  rules.reduce((so, [what, by]) => so.replace(what, by), text);
