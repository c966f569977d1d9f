import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { receiveChange } from '../../domain/google-updates/commands/receive.ts';
import { managedLocations } from './managed-locations.ts';
import type { Scenario } from './scenario.ts';

const everyDay = daysOfWeek.map((day) => ({
  open_day: day,
  open_time: '10:00',
  close_day: day,
  close_time: '16:00',
}));

export const sameChangeEverywhere: Scenario = {
  title: 'The same change everywhere',
  sentence: 'Google set the same opening hours on every managed location at once.',
  persona: 'owner',
  pendingUpdates: 0,
  arrange(deps, actor) {
    for (const { id } of managedLocations(deps, actor)) {
      receiveChange(deps, actor, {
        locationId: id,
        type: 'google',
        field: 'regularHours',
        value: everyDay,
      });
    }
  },
};
