import { expect, test } from 'vitest';
import { apiError } from '../data/http/api-error.ts';
import { explainFailure } from './explain-failure.ts';

test('a failed call says what failed, and can be tried again (ERR-1)', () => {
  const error = apiError({ kind: 'offline' }, { endpoint: 'locations.show' });
  expect(explainFailure(error, true)).toMatchObject({
    explanation: error.message,
    cure: 'try-again',
  });
});

test('a forbidden screen offers no retry (ERR-4)', () => {
  const error = apiError({ kind: 'forbidden' }, { endpoint: 'locations.show' });
  expect(explainFailure(error, true).cure).toBe('leave');
});

test.each([
  'Failed to fetch dynamically imported module: https://app.example/assets/x.js',
  'error loading dynamically imported module: https://app.example/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('%s: a reload helps, unless the browser is offline', (message) => {
  expect(explainFailure(new TypeError(message), true).cure).toBe('come-back');
  expect(explainFailure(new TypeError(message), false).cure).toBe('try-again');
});

test('an exception of the application does not show its own message', () => {
  const { explanation, cure } = explainFailure(new TypeError('x is undefined'), true);
  expect(explanation).not.toContain('undefined');
  expect(cure).toBe('reload');
});
