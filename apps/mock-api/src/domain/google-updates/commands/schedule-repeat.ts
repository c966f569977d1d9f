import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { GoogleUpdateRow } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';
import { simulatedDelay, type Actor } from '../../actor.ts';
import { hours } from '../../clock.ts';
import { schedule } from '../../jobs/schedule.ts';

/** Fields in which Google prefers its own sources to the owner's values. */
const insistedOn: readonly ProviderField[] = [
  'categories',
  'openInfo.status',
  'phoneNumbers',
  'regularHours',
  'websiteUri',
];

export const isRepeatable = ({ type, fieldName }: Pick<GoogleUpdateRow, 'type' | 'fieldName'>) =>
  type === 'google' && insistedOn.includes(fieldName);

/** Google repeats the change 6 to 24 hours later, unless the simulation is still. */
export function scheduleRepeat(deps: Deps, actor: Actor, update: GoogleUpdateRow): void {
  if (actor.user.simulation.mood === 'still' || !isRepeatable(update)) return;
  schedule(deps.db, actor.user.id, {
    kind: 'google-update.repeat',
    payload: { updateId: update.id },
    dueAt: actor.now + simulatedDelay(actor, hours(6 + ((update.id * 7) % 19))),
  });
}
