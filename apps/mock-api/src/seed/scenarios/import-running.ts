import { seconds } from '../../domain/clock.ts';
import type { Scenario } from './scenario.ts';
import { startImportOfAll } from './start-import-of-all.ts';

export const importRunning: Scenario = {
  title: 'Import running',
  sentence: 'Four hundred profiles are being imported; about a quarter is done.',
  persona: 'new',
  locations: 400,
  ago: seconds(2.5),
  arrange: (deps, actor) => startImportOfAll(deps, actor, () => null),
};
