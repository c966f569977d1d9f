import { createContext } from 'react';
import type { BeforeAfter } from './before-after.ts';

/** What the two values of a change are, where it is not a change made at Google. */
export const BeforeAfterTitles = createContext<BeforeAfter<string>>({
  before: 'Yours',
  after: 'On Google now',
});

interface Marks {
  readonly removed: 'removed' | 'kept';
  readonly added: 'added' | 'removed';
}

/** How differences are marked: a rejected update kept our value and lost Google’s. */
export const ChangeMarks = createContext<Marks>({ removed: 'removed', added: 'added' });
