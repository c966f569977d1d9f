import type { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { eq } from 'drizzle-orm';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';
import { fields } from '../../../provider/catalogue.ts';
import type { Actor } from '../../actor.ts';
import { conflict } from '../../errors.ts';
import { saveProfile } from '../../locations/commands/update.ts';
import { authorize, requireSubscription } from '../../authorize.ts';
import { publish } from '../../patch-attempts/commands/publish.ts';
import { transact, type Emit } from '../../transact.ts';
import { scheduleRepeat } from './schedule-repeat.ts';
import { refreshFlags } from './supersede.ts';
import { viewUpdate, type UpdateView } from '../queries/view.ts';

const resolutions = { accept: 'accepted', reject: 'rejected', dismiss: 'dismissed' } as const;
const flags = {
  accept: 'can_be_accepted',
  reject: 'can_be_rejected',
  dismiss: 'can_be_dismissed',
} as const;

type Effect = (
  deps: Deps,
  actor: Actor,
  emit: Emit,
  view: Pick<UpdateView, 'update' | 'location'>,
) => void;

const effects: Readonly<Record<UpdateAction, Effect>> = {
  /** Accepts the live value as ours. */
  accept(deps, _actor, _emit, { update, location }) {
    saveProfile(
      deps,
      location,
      fields[update.fieldName].write(location.profile, update.updateValue),
    );
  },
  /** Publishes our value again. */
  reject(deps, actor, emit, { update, location }) {
    publish(deps, actor, emit, location, [update.fieldName]);
    scheduleRepeat(deps, actor, update);
  },
  /** Closes the update without changing either value. */
  dismiss: () => undefined,
};

export function resolveUpdate(
  deps: Deps,
  actor: Actor,
  id: GoogleUpdateId,
  action: UpdateAction,
): LocationId {
  requireSubscription(actor);
  authorize(deps, actor, 'update', id);
  const view = viewUpdate(deps, actor, id);
  const { update, location, actionability } = view;
  if (update.resolvedAction !== null)
    throw conflict(`This update has already been ${update.resolvedAction}.`);
  if (!actionability[flags[action]]) {
    throw conflict(
      actionability[action === 'accept' ? 'accept_reason' : 'reject_reason'] ??
        actionability.explanation ??
        'This action isn’t available for this update.',
    );
  }
  transact(deps, (emit) => {
    deps.db
      .update(googleUpdates)
      .set({ resolvedAction: resolutions[action], resolvedAt: actor.now, resolvedBy: 'user' })
      .where(eq(googleUpdates.id, id))
      .run();
    effects[action](deps, actor, emit, view);
    refreshFlags(deps, [location.id]);
  });
  return location.id;
}
