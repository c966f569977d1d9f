import { createContext } from 'react';

/** Titles of the two values for a change that was not made at Google. */
export const BeforeAfterTitles = createContext<BeforeAfter<string>>({
  before: 'Yours',
  after: 'On Google now',
});

/** Our value and the profile's. */
export interface BeforeAfter<Value> {
  readonly before: Value;
  readonly after: Value;
}
