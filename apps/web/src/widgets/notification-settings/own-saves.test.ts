import { expect, test } from 'vitest';
import type { ConfigurationDraft } from './configuration-draft.ts';
import { overwrittenParts, withoutPart, withSave } from './own-saves.ts';

const mine: ConfigurationDraft = {
  period: 'daily',
  sources: ['google'],
  onlySome: false,
  fields: [],
  emails: ['mine@example.com'],
  verificationStatus: true,
};
const theirs = { ...mine, emails: ['theirs@example.com'] };

test('@NOTIF-2 only a part that the form changed is overwritten', () => {
  const saves = withSave({}, 1, { values: mine, parts: ['emails'] });
  expect(overwrittenParts(saves[1], mine, mine)).toEqual([]);
  expect(overwrittenParts(saves[1], theirs, theirs)).toEqual(['emails']);
  const slower = { ...mine, period: 'immediate' } as const;
  expect(overwrittenParts(saves[1], slower, slower)).toEqual([]);
  expect(overwrittenParts(saves[2], theirs, theirs)).toEqual([]);
});

test('@NOTIF-2 an overwritten part no longer counts once it is edited again or its value is chosen', () => {
  const saves = withSave({}, 1, { values: mine, parts: ['emails'] });
  expect(overwrittenParts(saves[1], theirs, { ...mine, emails: ['third@example.com'] })).toEqual(
    [],
  );
  expect(overwrittenParts(withoutPart(saves, 1, 'emails')[1], theirs, theirs)).toEqual([]);
});

test('@NOTIF-2 an overwritten part stays overwritten after a save of another part', () => {
  const first = withSave({}, 1, { values: mine, parts: ['emails'] });
  const values = { ...theirs, period: 'immediate' } as const;
  const both = withSave(first, 1, { values, parts: ['period'] });
  expect(overwrittenParts(both[1], values, values)).toEqual(['emails']);
  expect(both[1]?.values.emails).toEqual(mine.emails);
});
