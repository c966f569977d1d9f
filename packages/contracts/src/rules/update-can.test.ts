import { describe, expect, test } from 'vitest';
import { resolvedActions } from '../model/google-update.ts';
import { everyActionAllowed } from '../testing/plain-update.ts';
import { isResolved, updateCan, type UpdateAction } from './update-can.ts';

const actions: readonly UpdateAction[] = ['accept', 'reject', 'dismiss'];
const open = everyActionAllowed;
const closed = { ...open, can_be_accepted: false, can_be_rejected: false, can_be_dismissed: false };

describe('updateCan @UPD-3', () => {
  // Sets one flag at a time, so that the test fails if an action reads the flag of another action.
  test.each<[flag: keyof typeof open, allowed: UpdateAction]>([
    ['can_be_accepted', 'accept'],
    ['can_be_rejected', 'reject'],
    ['can_be_dismissed', 'dismiss'],
  ])('%s allows %s alone', (flag, allowed) => {
    const update = { resolution: null, update_actionability: { ...closed, [flag]: true } };
    expect(actions.filter((action) => updateCan(action, update).allowed)).toEqual([allowed]);
  });

  test.each(
    actions.flatMap((action) =>
      resolvedActions.map((resolved_action) => [action, resolved_action] as const),
    ),
  )('no flag allows to %s an update that is %s', (action, resolved_action) => {
    const update = { resolution: { resolved_action }, update_actionability: open };
    expect(updateCan(action, update)).toEqual({
      allowed: false,
      reason: 'This update has already been resolved.',
    });
  });

  test.each<[action: UpdateAction, reason: string | null]>([
    ['accept', 'Why not accept.'],
    ['reject', 'Why not reject.'],
    ['dismiss', 'In general.'],
  ])('%s gives its own reason, otherwise the explanation', (action, reason) => {
    const reasons = {
      accept_reason: 'Why not accept.',
      reject_reason: 'Why not reject.',
      explanation: 'In general.',
    };
    const update = { resolution: null, update_actionability: { ...closed, ...reasons } };
    expect(updateCan(action, update)).toEqual({ allowed: false, reason });
    const unexplained = {
      ...update,
      update_actionability: { ...closed, explanation: 'In general.' },
    };
    expect(updateCan(action, unexplained).reason).toBe('In general.');
  });

  test.each(actions)('%s is allowed if the platform does not say @UPD-9', (action) => {
    const update = { resolution: null, update_actionability: undefined };
    expect(updateCan(action, update)).toEqual({ allowed: true, reason: null });
  });

  test('an allowed action can have a reason too, as a warning', () => {
    const update = {
      resolution: null,
      update_actionability: { ...open, accept_reason: 'The old value is lost.' },
    };
    expect(updateCan('accept', update)).toEqual({
      allowed: true,
      reason: 'The old value is lost.',
    });
    expect(updateCan('reject', update)).toEqual({ allowed: true, reason: null });
  });
});

test.each([
  [null, false],
  [{ resolved_action: null }, false],
  [{ resolved_action: '' }, false],
  [{ resolved_action: 'accepted' }, true],
  [{ resolved_action: 'nullified' }, true],
  [{ resolved_action: 'of tomorrow' }, true],
])('with the resolution %j an update is resolved: %s @UPD-6', (resolution, resolved) => {
  expect(isResolved({ resolution })).toBe(resolved);
});
