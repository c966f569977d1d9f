import { Tag } from '@placekeeper/contracts/model/tag';
import { expect, test } from 'vitest';
import { readRecord } from '../../../data/portfolio/location-record.ts';
import { portfolioFacts } from './portfolio-facts.ts';

const records = (...rows: readonly object[]) =>
  rows.flatMap((row, at) => readRecord({ id: at + 1, name: `Location ${at + 1}`, ...row }) ?? []);

const quiet = {
  gbp_management_status: 'enabled',
  has_unresolved_updates: false,
  has_failed_patch_attempts: false,
};

const tag = (id: number) => ({ id, name: `Client ${id}` });
const tags = [1, 2, 3].map((id) => Tag.parse(tag(id)));

test('@CARD-6 states are counted, and a location without one is not called unmanaged', () => {
  const { states, total } = portfolioFacts(
    records(
      { gbp_management_status: 'enabled' },
      { gbp_management_status: 'lost-authorization' },
      { gbp_management_status: 'disabled' },
      { gbp_management_status: 'archived' },
      {},
    ),
    [],
  );
  expect(total).toBe(5);
  expect(states).toEqual({ enabled: 1, disabled: 1, 'lost-authorization': 1, unknown: 2 });
});

test('@CARD-6 a fact that the platform did not send is unknown, not missing', () => {
  const { facts } = portfolioFacts(
    records({ description: 'Books' }, { description: '' }, { description: null }, {}),
    [],
  );
  expect(facts.find(({ fact }) => fact === 'description')).toEqual({
    fact: 'description',
    present: 1,
    missing: 2,
    unknown: 1,
  });
});

test('@CARD-6 declined edits of a managed location can be unknown', () => {
  const managed = { gbp_management_status: 'enabled' };
  const { declined, declinedUnknown } = portfolioFacts(
    records(
      { ...managed, has_failed_patch_attempts: true },
      { ...managed, has_failed_patch_attempts: false },
      managed,
      { gbp_management_status: 'disabled' },
    ),
    [],
  );
  expect([declined, declinedUnknown]).toEqual([1, 1]);
});

test('@TAG-1 tags with the most problems come first; one without locations is left out', () => {
  const { tags: found } = portfolioFacts(
    records(
      { ...quiet, tags: [tag(1)] },
      { ...quiet, tags: [tag(1)] },
      { ...quiet, tags: [tag(2)], has_unresolved_updates: true, has_failed_patch_attempts: true },
    ),
    tags,
  );
  expect(found).toEqual([
    { id: 2, name: 'Client 2', locations: 1, lost: 0, declined: 1, withUpdates: 1 },
    { id: 1, name: 'Client 1', locations: 2, lost: 0, declined: 0, withUpdates: 0 },
  ]);
});

test('@CARD-6 a tag whose locations lack the data has unknown numbers, not zeros', () => {
  const { tags: found, withUpdatesUnknown } = portfolioFacts(
    records(
      { tags: [tag(1)] },
      { tags: [tag(2)] },
      { ...quiet, tags: [tag(2)], has_unresolved_updates: true },
    ),
    tags,
  );
  expect(found).toEqual([
    { id: 2, name: 'Client 2', locations: 2, lost: null, declined: null, withUpdates: 1 },
    { id: 1, name: 'Client 1', locations: 1, lost: null, declined: null, withUpdates: null },
  ]);
  expect(withUpdatesUnknown).toBe(2);
});
