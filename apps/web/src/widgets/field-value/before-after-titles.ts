import { createContext } from 'react';
import type { BeforeAfter } from './before-after.ts';

/** Titles of the two values for a change that was not made at Google. */
export const BeforeAfterTitles = createContext<BeforeAfter<string>>({
  before: 'Yours',
  after: 'On Google now',
});
