import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
  null: 'null',
};

/** The maximum length of a readable list of choices. */
const mostNamed = 12;

/** The message for an invalid value; undefined keeps zod's message. */
export function issueMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `This has to be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return issue.values.length > mostNamed
        ? 'This is none of the values there are.'
        : `Choose ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}.`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'unrecognized_keys':
      return 'There is no such field.';
    case 'invalid_format':
      return 'This is not written as it has to be.';
    default:
      return undefined;
  }
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string')
    return minimum === 1 ? 'Enter something here.' : `Enter at least ${minimum} characters.`;
  if (origin === 'array') return `Name at least ${minimum}.`;
  return `This has to be ${inclusive ? `${minimum} or more` : `more than ${minimum}`}.`;
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return `Enter ${maximum} characters at most.`;
  if (origin === 'array') return `Name ${maximum} at most.`;
  return `This has to be ${inclusive ? `${maximum} or less` : `less than ${maximum}`}.`;
}
