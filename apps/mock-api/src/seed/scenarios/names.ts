/** Separate from the scenarios, so that code that needs only the names does not load the scenarios. */
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
