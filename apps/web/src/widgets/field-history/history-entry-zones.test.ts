import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { staticText } from '../../test/static-text.ts';

const entry: HistoryEntry = {
  id: '1',
  field: 'openInfo.openingDate',
  cause: 'edited',
  made_by: undefined,
  made_at: '2026-03-01T03:00:00Z',
  before: null,
  after: { year: 2026, month: 12, day: 25 },
  google_update: null,
  publishing: { status: 'published' },
};

test.each([
  ['UTC', 'Mar 1, 2026, 3:00 AM'],
  ['America/Los_Angeles', 'Feb 28, 2026, 7:00 PM'],
  ['Pacific/Auckland', 'Mar 1, 2026, 4:00 PM'],
])('@DET-3 in %s an entry is from %s, and its dates are the same', async (zone, time) => {
  vi.stubEnv('TZ', zone);
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  // Formatters keep the zone in which they were created.
  vi.resetModules();
  const { HistoryEntryItem } = await import('./history-entry.tsx');
  const restoring = { reasonAgainst: () => undefined, restore: () => undefined };
  const text = staticText(
    createElement(HistoryEntryItem, { entry, restoring, headingRef: null, isFirst: false }),
  );
  expect(text.replaceAll(/\s/g, ' ')).toContain(time);
  expect(text).toContain('Dec 25, 2026');
});
