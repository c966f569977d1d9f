import { NotificationConfigurationId } from '@placekeeper/contracts/core/id';
import type { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { expect, test } from 'vitest';
import {
  deletedConfigurations,
  editedDraft,
  overtakenEdits,
  plannedSaves,
  withCreated,
  withEdit,
  withKeptPart,
} from './configuration-edits.ts';
import { configurationDraftOf, newConfiguration } from './configuration-draft.ts';

const saved = (
  emails: readonly string[],
  period: 'daily' | 'immediate' = 'daily',
): NotificationConfiguration => ({
  id: NotificationConfigurationId.parse(1),
  type: 'new-gbp-update',
  period,
  options: { fields: [], sources: ['google'], emails: [...emails], location: null },
});

const edited = (configuration: NotificationConfiguration, email: string) =>
  withEdit({}, configuration, { ...configurationDraftOf(configuration), emails: [email] });

test('@NOTIF-2 an unedited part follows the saved value', () => {
  const edits = edited(saved(['a@example.com']), 'b@example.com');
  expect(editedDraft(edits, saved(['a@example.com'], 'immediate'))).toMatchObject({
    emails: ['b@example.com'],
    period: 'immediate',
  });
});

test('@NOTIF-2 an added empty line stays, although it is not a change', () => {
  const configuration = saved(['a@example.com']);
  const emails = ['a@example.com', ''];
  const edits = withEdit({}, configuration, { ...configurationDraftOf(configuration), emails });
  expect(editedDraft(edits, configuration).emails).toEqual(emails);
});

test('@NOTIF-2 a part that both users changed is overtaken until the user keeps the value', () => {
  const edits = edited(saved(['a@example.com']), 'b@example.com');
  const now = saved(['c@example.com']);
  expect(overtakenEdits(edits, now)).toEqual(['emails']);
  expect(overtakenEdits(withKeptPart(edits, now, 'emails'), now)).toEqual([]);
});

test('@NOTIF-2 an edit to the value that somebody else saved is not overtaken', () => {
  const edits = edited(saved(['a@example.com']), 'b@example.com');
  const now = saved(['c@example.com']);
  const same = withEdit(edits, now, configurationDraftOf(now));
  expect(overtakenEdits(same, saved(['d@example.com']))).toEqual([]);
});

test('@NOTIF-2 only an edited configuration counts as deleted', () => {
  const configuration = saved(['a@example.com']);
  const unchanged = withEdit({}, configuration, configurationDraftOf(configuration));
  expect(deletedConfigurations(unchanged, [])).toEqual([]);
  const edits = edited(configuration, 'b@example.com');
  expect(deletedConfigurations(edits, [configuration])).toEqual([]);
  expect(deletedConfigurations(edits, [])).toEqual([configuration]);
});

test('@NOTIF-2 a created configuration keeps the edits of its draft and does not count as deleted before it is listed', () => {
  const draft = newConfiguration(1, null, 'a@example.com');
  const created = saved(['default@example.com']);
  const edits = withCreated(edited(draft, 'b@example.com'), draft, created);
  expect(editedDraft(edits, created).emails).toEqual(['b@example.com']);
  expect(deletedConfigurations(edits, [])).toEqual([]);
});

const planned = (held: readonly NotificationConfiguration[], unanswered = {}) => {
  const shown = saved(['a@example.com']);
  return plannedSaves({ edits: edited(shown, 'b@example.com'), chosen: [shown], held, unanswered });
};

test('@NOTIF-2 a planned save keeps a part that somebody else changed meanwhile', () => {
  expect(planned([saved(['a@example.com'], 'immediate')])).toMatchObject([
    { next: { emails: ['b@example.com'], period: 'immediate' } },
  ]);
});

test('@NOTIF-2 a save that would overwrite an unseen change or a deleted configuration is left out', () => {
  expect(planned([saved(['c@example.com'])])).toEqual([]);
  expect(planned([])).toEqual([]);
});

test.each(['c@example.com', 'd@example.com'])(
  '@NOTIF-2 of two saves without a response, the value of each counts as the user’s own (%s)',
  (email) => {
    const unanswered = {
      1: ['c@example.com', 'd@example.com'].map((sent) => configurationDraftOf(saved([sent]))),
    };
    expect(planned([saved([email])], unanswered)).toMatchObject([
      { next: { emails: ['b@example.com'] } },
    ]);
    expect(planned([saved(['e@example.com'])], unanswered)).toEqual([]);
  },
);
