import { createContext } from 'react';
import type { BeforeAfter } from './before-after.ts';

/** What the two values of a change are, where it is not a change made at Google. */
export const BeforeAfterTitles = createContext<BeforeAfter<string>>({
  before: 'Yours',
  after: 'On Google now',
});
