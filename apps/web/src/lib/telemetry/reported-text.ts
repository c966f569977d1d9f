const name = String.raw`[A-Za-z_$][\w$]{0,60}`;
const path = String.raw`${name}(?:\.${name}|\(\.\.\.\)){0,6}`;

/** Complete messages of JavaScript engines whose variable parts are names. */
const wholeMessages = [
  // V8
  String.raw`Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '${name}'\))?`,
  String.raw`${path} is not (?:a function|a constructor|defined|iterable|an object)`,
  String.raw`${path} is not a function or its return value is not iterable`,
  String.raw`Cannot access '${name}' before initialization`,
  // Firefox
  String.raw`can't access property "${name}", ${path} is (?:undefined|null)`,
  String.raw`can't access lexical declaration '${name}' before initialization`,
  String.raw`${path} is (?:undefined|null)`,
  // Safari
  String.raw`(?:undefined|null) is not an object(?: \(evaluating '${path}'\))?`,
  String.raw`${path} is not a function\. \(In '${path}', '${path}' is undefined\)`,
  String.raw`Can't find variable: ${name}`,
];

/** Only these beginnings are sent, because the rest of the message may be a value or an address. */
const beginnings = [
  String.raw`Minified React error #\d{1,4}`,
  'An answer does not follow the contract',
  'What was thrown is no Error',
  'Assignment to constant variable',
  'Converting circular structure to JSON',
  'Error in input stream',
  'error loading dynamically imported module',
  'Failed to fetch dynamically imported module',
  'Failed to fetch',
  'Importing a module script failed',
  'Invalid array length',
  'Invalid time value',
  'JSON Parse error',
  'JSON\\.parse',
  'Load failed',
  'Maximum call stack size exceeded',
  'NetworkError when attempting to fetch resource',
  'ResizeObserver loop',
  'too much recursion',
  'Unable to preload CSS',
  'Unexpected end of (?:JSON input|input|script)',
  'Unexpected non-whitespace character after JSON',
  'Unexpected token',
];

const whole = new RegExp(String.raw`^(?:${wholeMessages.join('|')})\.?$`);
const beginning = new RegExp(String.raw`^(?:${beginnings.join('|')})(?!\w)`);

/** The words of these messages, and the names of the properties of JavaScript's own objects. */
const fixedWords: ReadonlySet<string> = new Set([
  ...(wholeMessages.join(' ').match(/[A-Za-z]+/g) ?? []),
  ...[Array, Date, Function, Map, Number, Object, Promise, RegExp, Set, String].flatMap(
    ({ prototype }) => Object.getOwnPropertyNames(prototype),
  ),
]);

/** A key that is read from a value can be a customer's data, so only the names of the language are sent. */
const withoutNames = (message: string): string =>
  message.replaceAll(/[\w$]+/g, (word) => (fixedWords.has(word) ? word : '…'));

const longest = 500;

/** ERR-1: keeps the messages of JavaScript engines. Any other text can contain a customer's data. */
export function reportedText(text: string): string {
  if (text === '') return '';
  const start = text.slice(0, longest);
  if (whole.test(start)) return withoutNames(start);
  return beginning.exec(start)?.[0] ?? '[message]';
}
