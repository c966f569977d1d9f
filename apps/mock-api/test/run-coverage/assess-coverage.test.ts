import { endpoint, resource } from '@placekeeper/contracts/core/endpoint';
import { ErrorMessage } from '@placekeeper/contracts/core/error';
import { NoContent } from '@placekeeper/contracts/core/wire-types';
import { expect, test } from 'vitest';
import type { Tally } from '../../src/testing/tally.ts';
import { waivers } from './coverage-waivers.ts';
import { assessCoverage } from './assess-coverage.ts';

const nothing: Tally = { byRule: {}, byFault: {}, events: {} };
const endpoints = Object.values(
  resource('tags', {
    remove: endpoint({
      method: 'DELETE',
      path: '/api/tags',
      summary: 'Removes them',
      responses: { 204: NoContent, 404: ErrorMessage, 429: ErrorMessage },
    }),
  }),
);
const declared = {
  endpoints,
  events: ['location.imported'],
  waivers: [],
};
const whole: Tally = {
  events: { 'location.imported': 1 },
  byRule: { 'tags.remove': { 204: 2, 404: 1 } },
  byFault: { 'tags.remove': { 429: 1 } },
};

test('a complete run is reported in one line', () => {
  const { gaps, line } = assessCoverage([nothing, whole], declared);
  expect(gaps).toEqual([]);
  expect(line).toBe('coverage: 1/1 endpoints, 3/3 statuses, 1/1 events, 0 waivers, 4 answers');
});

test('several files are added up', () => {
  const parts = [
    { byRule: { 'tags.remove': { 204: 1 } } },
    { byRule: { 'tags.remove': { 404: 1 } } },
  ];
  const tallies = [...parts.map((part) => ({ ...nothing, ...part })), { ...whole, byRule: {} }];
  expect(assessCoverage(tallies, declared).gaps).toEqual([]);
});

test('a missing status is a gap, even if a fault has forced it', () => {
  const forced = { ...whole, byRule: {}, byFault: { 'tags.remove': { 204: 1, 404: 1, 429: 1 } } };
  expect(assessCoverage([forced], declared).gaps).toEqual([
    'tags.remove was never seen to answer 204',
    'tags.remove was never seen to answer 404',
  ]);
});

test('every event must occur', () => {
  expect(assessCoverage([{ ...whole, events: {} }], declared).gaps).toEqual([
    'the event location.imported was never told',
  ]);
});

test('a waiver for a received status is an error', () => {
  const waiver = { endpoint: 'tags.remove', status: 404, reason: 'Nobody can ask' } as const;
  const judged = (tally: Tally, status: number) =>
    assessCoverage([tally], { ...declared, waivers: [{ ...waiver, status }] }).gaps;
  const without404 = { ...whole, byRule: { 'tags.remove': { 204: 1 } } };
  expect(judged(without404, 404)).toEqual([]);
  expect(judged(whole, 404)).toEqual(['the waiver for tags.remove 404 waives nothing']);
  expect(judged(whole, 418)).toEqual(['the waiver for tags.remove 418 waives nothing']);
});

test('every waiver gives its reason', () => {
  expect(waivers.filter(({ reason }) => reason.split(' ').length < 8)).toEqual([]);
});
