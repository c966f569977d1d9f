import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
  null: 'null',
};

/** A longer list of choices would be unreadable. */
const mostNamed = 12;

/** Returns the message for an invalid value, or undefined to keep zod's message. */
export function issueMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `This must be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return issue.values.length > mostNamed
        ? 'This value isn’t valid.'
        : `Choose ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}.`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true);
    case 'unrecognized_keys':
      return 'Unknown field.';
    case 'invalid_format':
      return 'Invalid format.';
    default:
      return undefined;
  }
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string')
    return minimum === 1 ? 'This field is required.' : `Enter at least ${minimum} characters.`;
  if (origin === 'array') return `Add at least ${minimum}.`;
  return `This must be ${inclusive ? `${minimum} or more` : `more than ${minimum}`}.`;
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return `Use up to ${maximum} characters.`;
  if (origin === 'array') return `Add up to ${maximum}.`;
  return `This must be ${inclusive ? `${maximum} or less` : `less than ${maximum}`}.`;
}
