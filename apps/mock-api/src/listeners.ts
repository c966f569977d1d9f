import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import type { Deps } from './deps.ts';
import type { Listeners } from './domain/events.ts';
import { detectUpdates } from './domain/google-updates/commands/reconcile.ts';
import { supersedeUpdates } from './domain/google-updates/commands/supersede.ts';
import { notifyOfUpdate } from './domain/notifications/commands/notify-of-update.ts';
import { presentPatchAttempt } from './present/patch-attempt.ts';

export const listeners: Listeners<Deps> = {
  'management-started': [
    (deps, actor, emit, { location }) => detectUpdates(deps, actor, emit, location),
  ],
  'management-ended': [
    // DET-5: a location with `disabled` management has no open updates.
    (deps, actor, _emit, { location }) => supersedeUpdates(deps, actor, location, providerFields),
  ],
  'profile-changed': [
    (deps, actor, _emit, { location, fields }) => supersedeUpdates(deps, actor, location, fields),
  ],
  'patch-attempt-created': [
    (_deps, { user }, emit, { attempt }) =>
      emit(user.id, 'patch-attempt.created', {
        location_id: attempt.locationId,
        patch_attempt: presentPatchAttempt(attempt),
      }),
  ],
  'patch-attempt-finished': [
    (_deps, { user }, emit, { attempt }) => {
      if (attempt.status === 'created') return;
      emit(user.id, `patch-attempt.${attempt.status}`, {
        location_id: attempt.locationId,
        patch_attempt: presentPatchAttempt(attempt),
      });
    },
    // The pending attempt hid differences. A difference now becomes an update, unless our value is live.
    (deps, actor, emit, { attempt, location }) =>
      detectUpdates(deps, actor, emit, location, { fields: attempt.fields }),
  ],
  'update-opened': [(deps, actor, _emit, event) => notifyOfUpdate(deps, actor, event)],
};
