/** Only the names, so that code that needs no scenario does not load them all. */
export const scenarioNames = [
  'lost-authorization',
  'many-updates',
  'same-change-everywhere',
  'failed-publishing',
  'import-running',
  'import-with-errors',
  'no-slots-left',
  'expired-subscription',
  'suspended-profile',
  'unverified-profile',
  'duplicate-services',
  'long-names',
  'empty-inbox',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];
