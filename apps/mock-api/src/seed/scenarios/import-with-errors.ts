import { minutes } from '../../domain/clock.ts';
import type { Scenario } from './scenario.ts';
import { startImportOfAll } from './start-import-of-all.ts';

const reasons = [
  'Google suspended this profile. Request reinstatement on Google, then import it again.',
  'Google didn’t respond in time. Try again later.',
  'You’re no longer a manager of this profile.',
] as const;

export const importWithErrors: Scenario = {
  title: 'Import with errors',
  sentence: 'An import has finished, and a quarter of its profiles failed.',
  persona: 'new',
  locations: 40,
  ago: minutes(5),
  arrange: (deps, actor) =>
    startImportOfAll(deps, actor, (position) =>
      position % 4 === 1 ? (reasons[Math.floor(position / 4) % reasons.length] ?? null) : null,
    ),
};
