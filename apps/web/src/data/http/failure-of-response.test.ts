import { expect, test, vi } from 'vitest';
import { formatSince } from '../../lib/text/format.ts';
import { failureOfResponse } from './failure-of-response.ts';

const failure = (status: number, body: unknown = { message: 'Platform says' }, headers = {}) =>
  failureOfResponse(
    'tags.rename',
    new Response(null, { status, headers }),
    typeof body === 'string' ? body : JSON.stringify(body),
  );

test.each([
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [413, 'validation'],
  [419, 'session-expired'],
  [422, 'validation'],
  [429, 'rate-limited'],
  [500, 'server'],
  [503, 'server'],
  [418, 'server'],
])('%i is %s (ERR-4)', (status, kind) => {
  expect(failure(status)).toMatchObject({ kind, name: 'ApiError', endpoint: 'tags.rename' });
});

test('refused fields come with their messages', () => {
  const errors = { name: ['Taken.'], 'opening_hours.periods.0.open_time': ['Overlaps.'] };
  expect(failure(422, { message: 'Invalid.', errors })).toMatchObject({
    fields: errors,
    message: 'Invalid.',
  });
});

test('@ERR-4 a refused field without a readable message is still named', () => {
  const errors = { name: [], website: 'Not a URL.', phone: [' ', 5], tags: null };
  const unclear = ['This value isn’t valid.'];
  expect(failure(422, { message: 'Invalid.', errors })).toMatchObject({
    fields: { name: unclear, website: ['Not a URL.'], phone: unclear, tags: unclear },
  });
});

test('a file that is too large is a validation error of the file', () => {
  expect(failure(413)).toMatchObject({ fields: { file: ['The file is too large.'] } });
});

test('a 422 in another form is still a refusal', () => {
  expect(failure(422, { message: 'No.', errors: 'name' })).toMatchObject({
    kind: 'validation',
    fields: {},
  });
});

test.each([
  ['12', 12],
  ['', 5],
  ['later', 5],
  ['Mon, 23 Nov 2026 09:30:10 GMT', 10],
  ['Mon, 23 Nov 2026 09:29:00 GMT', 0],
])('Retry-After: %s', (header, retryAfter) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9, 30) });
  expect(failure(429, {}, { 'Retry-After': header })).toMatchObject({
    kind: 'rate-limited',
    retryAfter,
  });
});

test('only a refusal shows the platform’s message', () => {
  expect(failure(409).message).toBe('Platform says');
  expect(failure(500).message).not.toContain('Platform says');
  expect(failure(404).message).toContain('doesn’t exist');
});

test.each([
  [403, 'This action is unauthorized.', 'You don’t have permission to do this.'],
  [403, 'Forbidden', 'You don’t have permission to do this.'],
  [
    409,
    'The request conflicts with the current state.',
    'The data changed in the meantime. Reload the page and try again.',
  ],
  [422, 'The given data was invalid.', 'Placekeeper didn’t accept the request and gave no reason.'],
])(
  'ERR-4: %i with the default message of a framework, %j, gets our message',
  (status, message, told) => {
    expect(failure(status, { message }).message).toBe(told);
  },
);

const at = (hour: number, minute: number) => {
  const time = new Date(2026, 10, 23, hour, minute);
  return `Too many requests. Try again at ${formatSince(time.toISOString(), time.getTime())}.`;
};

test.each([
  ['0', 'Too many requests. Wait a moment and try again.'],
  ['20', 'Too many requests. Wait a moment and try again.'],
  ['21', at(9, 31)],
  ['120', at(9, 33)],
  ['3600', at(10, 31)],
  ['3601', 'Too many requests. Try again later.'],
])('@ERR-4 the message for a wait of %s seconds stays true while it is shown', (header, told) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 9, 30, 39) });
  const { message } = failure(429, {}, { 'Retry-After': header });
  vi.useRealTimers();
  expect(message).toBe(told);
});

test.each(['', '<html>Bad gateway</html>', '"text"', 'null'])(
  'a server error with the body %j is a server error',
  (body) => {
    expect(failure(502, body)).toMatchObject({ kind: 'server', status: 502 });
  },
);
