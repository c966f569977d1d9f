import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pinned } from '../testing/arbitrary-request.ts';
import { fillPath } from './path.ts';

const text = fc.string({ unit: 'grapheme' }).filter((value) => !['', '.', '..'].includes(value));

describe('fillPath', () => {
  test.each<[expected: string, template: string, params: Record<string, unknown>]>([
    ['/api/tags', '/api/tags', {}],
    ['/api/tags/3', '/api/tags/{id}', { id: 3 }],
    ['/api/locations/3/media/4', '/api/locations/{id}/media/{mediaId}', { id: 3, mediaId: 4 }],
    ['/a/3/3', '/a/{id}/{id}', { id: 3 }],
    ['/a/%7Bother%7D/b', '/a/{id}/{other}', { id: '{other}', other: 'b' }],
  ])('returns %s', (expected, template, params) => {
    expect(fillPath(template, params)).toBe(expected);
  });

  test('needs no params for a path without any', () => {
    expect(fillPath('/api/tags')).toBe('/api/tags');
  });

  test.each(['../../admin', 'a/b', 'a?b=c', 'a#b', 'a%2Fb', 'a\\b', 'a b', 'ü', ';a=b'])(
    'keeps %j within its segment',
    (id) => {
      const filled = fillPath('/api/google/locations/{id}/end', { id });
      const { pathname, search, hash } = new URL(filled, 'https://platform.test');
      expect(pathname.split('/').map(decodeURIComponent)).toEqual([
        '',
        'api',
        'google',
        'locations',
        id,
        'end',
      ]);
      expect(search + hash).toBe('');
    },
  );

  test.each(['', '.', '..'])('refuses %j, which encoding cannot keep within its segment', (id) => {
    expect(() => fillPath('/a/{id}/z', { id })).toThrow(
      new RangeError(`"${id}" cannot stand for "id" in "/a/{id}/z"`),
    );
  });

  test('keeps any other text within its segment', () => {
    fc.assert(
      fc.property(text, (id) => {
        const { pathname } = new URL(fillPath('/a/{id}/z', { id }), 'https://platform.test');
        expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'a', id, 'z']);
      }),
      { ...pinned, numRuns: 500, examples: [['...'], ['.a'], ['%2e%2e']] },
    );
  });
});
