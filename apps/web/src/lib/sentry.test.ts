import { beforeEach, expect, test, vi } from 'vitest';
import { scrubbed } from './scrub.ts';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@sentry.example/1');
  vi.stubEnv('VITE_ENVIRONMENT', 'production');
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string | Uint8Array }) => {
    sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return new Response('{}');
  });
});

/** A page that has just been loaded. */
async function started() {
  vi.resetModules();
  const { startSentry } = await import('./sentry.ts');
  return startSentry();
}

const flushed = async () => (await import('@sentry/react')).flush(30_000);

test('a report says what broke, and nothing about whom it broke for (ERR-1)', async () => {
  const report = await started();
  const error = new Error(
    'Failed at https://app.example/google-accounts?code=4/secret&state=s for ada@example.co.uk',
    { cause: new Error('Authorization: Bearer ya29.a0AfH6SMBx-secret') },
  );
  report({ error, where: 'screen', details: { list: ['/api/locations?search=Dr+Smith#a=1'] } });
  await flushed();
  const text = sent.join('\n');
  expect(text).toContain('https://app.example/google-accounts for [e-mail]');
  expect(text).toContain('"where":"screen"');
  expect(text).not.toMatch(/secret|Smith|ada@|ya29|state=/);
});

test('what is measured says which call was slow, and nothing of what it asked for (ERR-1)', async () => {
  // A new trace is measured or not by chance: this one is.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await started();
  const { startNewTrace, startSpan } = await import('@sentry/react');
  const attributes = { 'url.full': 'https://app.example/api/spotlight?search=Dr+Smith' };
  startNewTrace(() =>
    startSpan({ name: '/locations' }, () =>
      startSpan({ name: 'GET /api/spotlight?search=Dr+Smith', attributes }, () => undefined),
    ),
  );
  await flushed();
  expect(sent.join('')).toContain('GET /api/spotlight"');
  expect(sent.join('')).not.toContain('Smith');
});

test.each([
  ['Why? Because a = b', 'Why? Because a = b'],
  ['react@19.3.1 at /assets/index-a1.js:1:2', 'react@19.3.1 at /assets/index-a1.js:1:2'],
  ['(/locations?filter=a)', '(/locations)'],
  ['eyJhbGciOi.eyJzdWIi.c2ln', '[token]'],
])('%s is told as %s', (text, told) => expect(scrubbed(text)).toBe(told));

test('what is no text stays, and what goes in circles is left alone', () => {
  const circle: Record<string, unknown> = { at: '?a=1' };
  circle['self'] = circle;
  const event = { sdkProcessingMetadata: circle, level: 'error', timestamp: 1, user: null };
  expect(scrubbed(event)).toEqual(event);
});
