import { subscribe } from '../../domain/current-user/commands.ts';
import { usedSlots } from '../../domain/current-user/queries.ts';
import type { Scenario } from './scenario.ts';

export const noSlotsLeft: Scenario = {
  title: 'No slots left',
  sentence: 'All slots of the subscription are in use, and some locations have none.',
  persona: 'owner',
  arrange: (deps, actor) => subscribe(deps, actor, usedSlots(deps, actor)),
};
